import {
  BOOK_COLUMN_NAMES,
  type BookColumn,
  GERMAN_BOOK_COLUMN_NAMES,
} from '@book-store/contract/catalogue/imports/book-columns';
import { remarkInGerman } from '@book-store/contract/catalogue/imports/remarks-german';
import type { Language } from '@book-store/contract/storefront';
import { IMPORTS_KEPT, type RowOutcome } from '@book-store/contract/uploads';
import { type CsvWord, toCsv } from '../../platform/csv/write-csv.ts';
import { findPage, type Page, type PageOf } from '../../platform/documents/mongo.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { toIsbnCell } from '../books/export-books.ts';
import { matchColumns } from '../import-files/column-names.ts';
import { type ShownImport, type ShownRow, toImportView, toRowView } from './import-view.ts';
import { BookImport, ImportRow, type StoredImport, type StoredRow } from './imports.model.ts';

/** Newest first, with dry runs. */
export async function listImports(): Promise<ShownImport[]> {
  const found = await BookImport.find({})
    .sort({ startedAt: -1 })
    .limit(2 * IMPORTS_KEPT)
    .lean<StoredImport[]>();
  return found.map(toImportView);
}

/** Returns the remaining rows of the running import; undefined if none is running. */
export async function countRowsLeft(): Promise<number | undefined> {
  const running = await BookImport.findOne({ active: true }, { done: 1, total: 1 }).lean<
    Pick<StoredImport, 'done' | 'total'>
  >();
  return running ? running.total - running.done : undefined;
}

/** Throws `not-found`. */
export const getImport = async (id: string): Promise<ShownImport> => toImportView(await read(id));

/** Stops an import after its current batch; does nothing to a finished one. Throws `not-found`. */
export async function stopImport(id: string): Promise<ShownImport> {
  await BookImport.updateOne({ _id: id, active: true }, { $set: { stopping: true } });
  return getImport(id);
}

type Part = PageOf & { outcome: RowOutcome };

/** In the order of the file. Throws `not-found`. */
export async function listRows(id: string, { outcome, ...page }: Part): Promise<Page<ShownRow>> {
  const { _id } = await read(id);
  const rows = ImportRow.find({ import: _id, outcome }).sort({ row: 1 });
  return findPage(rows.lean<StoredRow[]>(), page, toRowView);
}

/** Returns invalid rows as they were in the file, with their problems, as CSV chunks. Throws `not-found`. */
export async function exportWrongRows(
  id: string,
  language: Language,
): Promise<AsyncIterable<string>> {
  const { _id, columns } = await read(id);
  const recognised = matchColumns(columns.map(({ name }) => name));
  const own = columns.map(({ name, column }, at) => ({
    name: nameFor(name, column, recognised[at]),
    value: ({ cells }: StoredRow) => (column === 'isbn' ? toIsbnCell(cells?.[at]) : cells?.[at]),
  }));
  const added = [
    { name: { en: 'Line', de: 'Zeile' }, value: (row: StoredRow) => row.line },
    {
      name: { en: 'What is wrong', de: 'Was nicht stimmt' },
      value: (row: StoredRow) => problemsOf(row, language),
    },
  ];
  const rows = ImportRow.find({ import: _id, outcome: 'wrong' }).sort({ row: 1 });
  return toCsv(
    [...own, ...added],
    rows.lean<StoredRow[]>().cursor({ batchSize: 200 }) as unknown as AsyncIterable<StoredRow>,
    language,
  );
}

/** Returns a name by which the column will be detected as the one that the owner chose. */
function nameFor(name: string, chosen: BookColumn | undefined, recognised?: BookColumn): CsvWord {
  if (chosen === recognised) return { en: name, de: name };
  return chosen
    ? { en: BOOK_COLUMN_NAMES[chosen], de: GERMAN_BOOK_COLUMN_NAMES[chosen] }
    : { en: `${name} (left out)`, de: `${name} (weggelassen)` };
}

const problemsOf = ({ problems }: StoredRow, language: Language) =>
  (problems ?? [])
    .map(({ column, ...remark }) => {
      const text = language === 'de' ? remarkInGerman(remark) : remark.message;
      return column ? `${column}: ${text}` : text;
    })
    .join(' ');

async function read(id: string): Promise<StoredImport> {
  const found = await BookImport.findById(id).lean<StoredImport>();
  if (!found) throw notFound('There is no such import any more.');
  return found;
}
