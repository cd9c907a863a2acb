import type { FiguresPart } from '@book-store/contract/reports/figures/figures';
import type { ReactNode } from 'react';
import { Card } from '../../../kit/card.tsx';
import { DownloadButton } from '../../../kit/download-button.tsx';
import { SimpleTable } from '../../../kit/lists/simple-table.tsx';
import { formatAmount, formatCount } from '../../../lib/money/amount.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { figuresTexts } from '../figures-texts.ts';

export type BestRow = { key: string; name: ReactNode; copies: number; sales: number };

type BestTableProps = {
  title: string;
  /** What the rows are. */
  of: string;
  part: FiguresPart;
  range: { from: string; to: string };
  rows: readonly BestRow[];
  /** Why there are no rows, although books were sold. */
  empty?: string | undefined;
};

export function BestTable({ title, of, part, range, rows, empty }: BestTableProps) {
  const texts = useTexts(figuresTexts);
  const highest = Math.max(...rows.map(({ sales }) => sales));
  return (
    <Card title={title} aside={<CsvButton part={part} range={range} label={texts.asCsv(title)} />}>
      {rows.length === 0 ? (
        <p className="py-6 text-center text-muted">{empty ?? texts.best.none}</p>
      ) : (
        <SimpleTable
          caption={title}
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            {
              head: of,
              cell: ({ name, sales }) => <Name name={name} share={sales / highest} />,
              cellClass: 'w-full break-words',
            },
            { head: texts.best.copies, cell: ({ copies }) => formatCount(copies), numeric: true },
            {
              head: texts.best.sales,
              cell: ({ sales }) => formatAmount(sales),
              numeric: true,
              cellClass: 'font-semibold',
            },
          ]}
          className="text-fine"
        />
      )}
    </Card>
  );
}

/** Free books have no sales, so no bar. */
const Name = ({ name, share }: { name: ReactNode; share: number }) => (
  <>
    {name}
    <span
      aria-hidden="true"
      className="mt-1 block h-1.5 min-w-0.5 rounded-full bg-accent"
      style={{ width: `${(share || 0) * 100}%` }}
    />
  </>
);

type CsvButtonProps = { part: FiguresPart; range: { from: string; to: string }; label: string };

/** Saves one part of the figures as a CSV file. */
export function CsvButton({ part, range: { from, to }, label }: CsvButtonProps) {
  const texts = useTexts(figuresTexts);
  return (
    <DownloadButton
      path="/api/admin/exports/figures.csv"
      query={{ part, from, to }}
      fileName={`${texts.files[part]}-${from}-${to}.csv`}
      variant="link"
      label={label}
    >
      {texts.csv}
    </DownloadButton>
  );
}
