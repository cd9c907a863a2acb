import { saveBlob } from '../../api/download-file.ts';

/** Saves the text of a CSV file under a name, as a link to it would. */
export function saveCsv(text: string, fileName: string): void {
  // Decoding the reply has removed the mark that tells spreadsheets of UTF-8.
  saveBlob(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), fileName);
}
