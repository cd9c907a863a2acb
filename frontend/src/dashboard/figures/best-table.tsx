import type { FiguresPart } from '@book-store/contract/figures';
import { formatMoney } from '@book-store/contract/money';
import type { ReactNode } from 'react';
import { StatsCard } from '../../kit/stats-card.tsx';
import { count } from '../../lib/amount.ts';
import { CsvButton } from './csv-button.tsx';

/** A book, an author or a genre with what was sold of it. */
export type BestRow = { key: string; name: ReactNode; copies: number; sales: number };

type BestTableProps = {
  title: string;
  /** What the rows are. */
  of: string;
  part: FiguresPart;
  range: { from: string; to: string };
  rows: readonly BestRow[];
};

/** What has sold best: a bar for each, as long as its sales, with the figures beside it. */
export function BestTable({ title, of, part, range, rows }: BestTableProps) {
  const highest = Math.max(...rows.map(({ sales }) => sales));
  return (
    <StatsCard
      title={title}
      aside={<CsvButton part={part} range={range} label={`${title} as CSV`} />}
    >
      {rows.length === 0 ? (
        <p className="py-6 text-center text-muted">
          No books were sold on these days. Choose a longer range to see more.
        </p>
      ) : (
        <table className="w-full text-fine">
          <caption className="sr-only">{title}</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col" className="pb-1 text-left font-normal">
                {of}
              </th>
              <th scope="col" className="pb-1 pl-4 text-right font-normal">
                Copies
              </th>
              <th scope="col" className="pb-1 pl-4 text-right font-normal">
                Sales
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, copies, sales }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="w-full py-1.5 text-left font-normal break-words">
                  {name}
                  <span
                    aria-hidden="true"
                    className="mt-1 block h-1.5 min-w-0.5 rounded-full bg-accent"
                    style={{ width: `${highest > 0 ? (sales / highest) * 100 : 0}%` }}
                  />
                </th>
                <td className="py-1.5 pl-4 text-right align-top tabular-nums">{count(copies)}</td>
                <td className="py-1.5 pl-4 text-right align-top font-semibold tabular-nums">
                  {formatMoney(sales)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </StatsCard>
  );
}
