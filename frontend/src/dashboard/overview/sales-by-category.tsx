import { formatMoney } from '@book-store/contract/money';
import type { OverviewView } from '@book-store/contract/schemas/overview';
import { useAllGenreNames } from '../../api/all-genres-api.ts';
import { StatsCard } from '../../kit/stats-card.tsx';
import { count } from '../../lib/amount.ts';
import { texts } from '../../lib/specified-texts.ts';

type Sales = OverviewView['salesByCategory'];

/** Sales by category: a bar for each share of the total, with its figures beside it. */
export function SalesByCategory({ sales }: { sales: Sales }) {
  const rows = sales.filter(({ books }) => books > 0);
  return (
    <StatsCard title={texts.overview.salesByCategory}>
      {rows.length === 0 ? (
        <p className="py-6 text-center text-muted">
          No books have been sold yet. Sales will appear here with the first order.
        </p>
      ) : (
        <SalesTable rows={rows} />
      )}
    </StatsCard>
  );
}

function SalesTable({ rows }: { rows: Sales }) {
  const genreName = useAllGenreNames();
  const total = rows.reduce((sum, { sales }) => sum + sales, 0);
  const highest = Math.max(...rows.map(({ sales }) => sales));
  const head = 'pb-1 font-normal';
  return (
    <table className="w-full">
      <caption className="sr-only">{texts.overview.salesByCategory}</caption>
      <thead className="text-fine text-muted">
        <tr>
          <th scope="col" className={`${head} text-left`}>
            Category
          </th>
          <th scope="col" className={`${head} text-left`}>
            Share
          </th>
          <th scope="col" className={`${head} text-right`}>
            Sales
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ category, books, sales }) => (
          <tr key={category} className="border-t border-line">
            <th scope="row" className="py-2.5 pr-4 text-left font-normal">
              {genreName(category)}
            </th>
            <td className="w-full py-2.5">
              <ShareBar
                length={highest > 0 ? sales / highest : 0}
                share={total > 0 ? sales / total : 0}
              />
            </td>
            <td className="py-2.5 pl-4 text-right leading-tight whitespace-nowrap tabular-nums">
              <span className="block font-semibold">{formatMoney(sales)}</span>{' '}
              <span className="text-fine text-muted">
                {count(books)} {books === 1 ? 'book' : 'books'}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShareBar({ length, share }: { length: number; share: number }) {
  return (
    <div className="flex items-center gap-2">
      <div
        aria-hidden="true"
        className="h-5 min-w-0.5 rounded-cover bg-accent"
        style={{ width: `calc((100% - 3rem) * ${length})` }}
      />
      <span className="text-fine text-muted tabular-nums">{Math.round(share * 100)}%</span>
    </div>
  );
}
