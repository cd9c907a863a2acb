import { formatMoney } from '@book-store/contract/money';
import { texts } from '../../lib/specified-texts.ts';
import { longMonths } from './months.ts';

type RevenueTableProps = { year: number; months: number[]; className?: string };

/** The chart's figures as a table, for phones and screen readers. */
export function RevenueTable({ year, months, className = '' }: RevenueTableProps) {
  return (
    <div className={className}>
      <table className="w-full">
        <caption className="sr-only">
          {texts.overview.monthlyRevenue} in {year}
        </caption>
        <thead className="text-fine text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              Month
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {texts.overview.revenue}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month, index) => (
            <tr key={longMonths[index]} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {longMonths[index]}
              </th>
              <td
                className={`py-2 text-right tabular-nums ${month === 0 ? 'text-muted' : 'font-semibold'}`}
              >
                {formatMoney(month)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
