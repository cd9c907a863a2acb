import type { FiguresPart } from '@book-store/contract/figures';
import { DownloadButton } from '../../kit/download-button.tsx';

type CsvButtonProps = { part: FiguresPart; range: { from: string; to: string }; label: string };

/** Saves one part of the figures as a CSV file. */
export const CsvButton = ({ part, range: { from, to }, label }: CsvButtonProps) => (
  <DownloadButton
    path="/api/admin/exports/figures.csv"
    query={{ part, from, to }}
    fileName={`${part}-${from}-${to}.csv`}
    variant="link"
    label={label}
  >
    CSV
  </DownloadButton>
);
