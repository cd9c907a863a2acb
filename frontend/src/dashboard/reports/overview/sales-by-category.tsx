import type { OverviewView } from '@book-store/contract/reports/overview/overview.schemas';
import { useAllGenreNames } from '../../../api/calls/all-genres-api.ts';
import { Card } from '../../../kit/card.tsx';
import { SimpleTable } from '../../../kit/lists/simple-table.tsx';
import { formatAmount, percent } from '../../../lib/money/amount.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { overviewTexts } from '../overview-texts.ts';

type Sales = OverviewView['salesByCategory'];

/** Sales by category: a bar for each share of the total, with its figures beside it. */
export function SalesByCategory({ sales }: { sales: Sales }) {
  const { overview } = useDashboardTexts();
  const texts = useTexts(overviewTexts).genres;
  const rows = sales.filter(({ books }) => books > 0);
  return (
    <Card title={overview.salesByCategory}>
      {rows.length === 0 ? (
        <p className="py-6 text-center text-muted">{texts.none}</p>
      ) : (
        <SalesTable rows={rows} />
      )}
    </Card>
  );
}

function SalesTable({ rows }: { rows: Sales }) {
  const { overview } = useDashboardTexts();
  const texts = useTexts(overviewTexts).genres;
  const genreName = useAllGenreNames();
  const total = rows.reduce((sum, { sales }) => sum + sales, 0);
  const highest = Math.max(...rows.map(({ sales }) => sales));
  return (
    <SimpleTable
      caption={overview.salesByCategory}
      rows={rows}
      keyOf={({ category }) => category}
      columns={[
        { head: texts.genre, cell: ({ category }) => genreName(category) },
        {
          head: texts.share,
          cell: ({ sales }) => (
            <ShareBar
              length={highest > 0 ? sales / highest : 0}
              share={total > 0 ? sales / total : 0}
            />
          ),
          cellClass: 'w-full',
        },
        {
          head: texts.sales,
          cell: ({ books, sales }) => (
            <>
              <span className="block font-semibold">{formatAmount(sales)}</span>{' '}
              <span className="text-fine text-muted">{texts.books(books)}</span>
            </>
          ),
          numeric: true,
          cellClass: 'leading-tight whitespace-nowrap',
        },
      ]}
      rowClass="align-middle"
    />
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
      <span className="text-fine text-muted tabular-nums">{percent(Math.round(share * 100))}</span>
    </div>
  );
}
