import type { FiguresPart } from '@book-store/contract/figures';
import { Button } from '../../kit/button.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useExportFiguresMutation } from './api.ts';
import { saveCsv } from './save-csv.ts';

type CsvButtonProps = { part: FiguresPart; range: { from: string; to: string }; label: string };

/** Saves one part of the figures as a CSV file. */
export function CsvButton({ part, range, label }: CsvButtonProps) {
  const [fetchFile] = useExportFiguresMutation();
  const { act, busy, failure } = useAction({
    run: () => fetchFile({ part, ...range }).unwrap(),
    done: (text) => saveCsv(text, `${part}-${range.from}-${range.to}.csv`),
    inPlace: true,
  });
  return (
    <>
      <Button variant="link" aria-label={label} disabled={busy} onClick={() => void act()}>
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
