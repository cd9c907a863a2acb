import { formatMoney } from '@book-store/contract/money';
import { shopPlace } from '@book-store/contract/place';
import { SimpleTable } from '../../kit/lists/simple-table.tsx';
import { useDashboardTexts } from '../shell/use-dashboard-texts.ts';
import { longMonths } from './months.ts';

type RevenueTableProps = { year: number; months: number[]; className?: string };

/** The chart's figures as a table, for phones and screen readers. */
export function RevenueTable({ year, months, className = '' }: RevenueTableProps) {
  const texts = useDashboardTexts();
  return (
    <div className={className}>
      <SimpleTable
        caption={`${texts.overview.monthlyRevenue} in ${year}`}
        rows={months.map((amount, index) => ({ name: longMonths[index] ?? '', amount }))}
        keyOf={({ name }) => name}
        columns={[
          { head: 'Month', cell: ({ name }) => name },
          {
            head: texts.overview.revenue(shopPlace().currency),
            cell: ({ amount }) => formatMoney(amount),
            numeric: true,
            cellClass: ({ amount }) => (amount === 0 ? 'text-muted' : 'font-semibold'),
          },
        ]}
      />
    </div>
  );
}
