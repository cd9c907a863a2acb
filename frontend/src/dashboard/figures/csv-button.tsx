import type { FiguresPart } from '@book-store/contract/figures';
import { useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { Button } from '../../kit/button.tsx';
import { useExportFiguresMutation } from './api.ts';
import { saveCsv } from './save-csv.ts';

type CsvButtonProps = { part: FiguresPart; range: { from: string; to: string }; label: string };

/** Saves one part of the figures as a CSV file. */
export function CsvButton({ part, range, label }: CsvButtonProps) {
  const [fetchFile, { isLoading }] = useExportFiguresMutation();
  const [failure, setFailure] = useState('');
  async function save() {
    setFailure('');
    try {
      const text = await fetchFile({ part, ...range }).unwrap();
      saveCsv(text, `${part}-${range.from}-${range.to}.csv`);
    } catch (error) {
      setFailure(toApiProblem(error).message);
    }
  }
  return (
    <>
      <Button variant="link" aria-label={label} disabled={isLoading} onClick={() => void save()}>
        CSV
      </Button>
      {failure && (
        <p role="alert" className="w-full text-fine font-semibold text-bad">
          {failure}
        </p>
      )}
    </>
  );
}
