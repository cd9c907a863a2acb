import { useState } from 'react';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useExportSubscribersMutation } from './newsletter-list-api.ts';

/** Saves the list as a CSV file. */
export function ExportButton() {
  const [fetchFile, { isLoading, reset }] = useExportSubscribersMutation();
  const [failure, setFailure] = useState('');
  async function save() {
    setFailure('');
    try {
      saveFile(await fetchFile().unwrap());
      reset();
    } catch (error) {
      setFailure(toApiProblem(error).message);
    }
  }
  return (
    <div className="grid gap-1">
      <Button variant="secondary" disabled={isLoading} onClick={() => void save()}>
        {isLoading ? 'Exporting…' : 'Export as CSV'}
      </Button>
      {failure && (
        <p role="alert" className="text-fine font-semibold text-bad">
          {failure}
        </p>
      )}
    </div>
  );
}

function saveFile(text: string) {
  // Decoding the reply has removed the mark that tells spreadsheets of UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'newsletter.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
