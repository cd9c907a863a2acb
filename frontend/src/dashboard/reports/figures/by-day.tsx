import { dateFormat } from '@book-store/contract/place';
import { type FiguresPart, refusedRate } from '@book-store/contract/reports/figures/figures';
import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import { Suspense } from 'react';
import { Card } from '../../../kit/card.tsx';
import type { BarSeries } from '../../../kit/charts/bar-chart.tsx';
import { LazyBarChart } from '../../../kit/charts/lazy-bar-chart.tsx';
import { SimpleTable } from '../../../kit/lists/simple-table.tsx';
import {
  emptyAxis,
  formatAmount,
  formatCount,
  shortAmount,
  totalOf,
} from '../../../lib/money/amount.ts';
import { CsvButton } from './best-table.tsx';

type Column = { name: string; value: (group: DayGroup) => number };
type Detail = { name: string; text: (group: DayGroup) => string };
type ByDayProps = {
  title: string;
  figures: Figures;
  columns: readonly (Column & Pick<BarSeries, 'colour'>)[];
  /** Shown in the table only: it is part of a column, or not an amount. */
  detail?: Detail;
  money: boolean;
  /** The text of the empty state. */
  empty: string;
};

const PART: FiguresPart = 'days';

/** Figures by day, or by month of a long range: a chart, and the same as a table. */
export function ByDay({ title, figures, columns, detail, money, empty }: ByDayProps) {
  const groups = groupDays(figures.days);
  const isEmpty = groups.every((group) => columns.every(({ value }) => value(group) === 0));
  const format = money ? formatAmount : formatCount;
  return (
    <Card
      title={title}
      aside={<CsvButton part={PART} range={figures} label={`${title}, by day, as CSV`} />}
    >
      {isEmpty && <p className="text-muted">{empty}</p>}
      <div aria-hidden="true" className={`min-w-0 ${isEmpty ? 'h-44' : 'h-64'}`}>
        <Suspense>
          <LazyBarChart
            labels={groups.map(({ label }) => label)}
            series={columns.map(({ name, value, colour }) => ({
              name,
              colour,
              values: groups.map(value),
            }))}
            format={format}
            shortFormat={money ? shortAmount : formatCount}
            {...(money && { emptyMax: emptyAxis() })}
            stacked={columns.length > 1}
          />
        </Suspense>
      </div>
      {!isEmpty && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-fine">
            As a table
          </summary>
          <SimpleTable
            caption={title}
            rows={groups}
            keyOf={({ name }) => name}
            columns={[
              { head: 'Days', cell: ({ name }) => name },
              ...columns.map(({ name, value }) => ({
                head: name,
                cell: (group: DayGroup) => format(value(group)),
                numeric: true,
              })),
              ...(detail ? [{ head: detail.name, cell: detail.text, numeric: true }] : []),
            ]}
            className="text-fine"
          />
        </details>
      )}
    </Card>
  );
}

type Day = Figures['days'][number];
/** Some days that are one bar and one row; `name` is the whole span in words. */
type DayGroup = Omit<Day, 'day'> & { label: string; name: string };

/** The number of bars that fit a chart. */
const BARS_MAX = 62;

const format = (options: Intl.DateTimeFormatOptions) =>
  dateFormat('en', { ...options, timeZone: 'UTC' });
const dayLabel = () => format({ month: 'short', day: 'numeric' });
const dayName = () => format({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const monthLabel = () => format({ month: 'short' });
const monthName = () => format({ month: 'long', year: 'numeric' });

/** Groups by month if a range has too many days for a chart. */
function groupDays(days: readonly Day[]): DayGroup[] {
  if (days.length <= BARS_MAX) {
    return days.map(({ day, ...sums }) => ({
      ...sums,
      label: dayLabel().format(Date.parse(day)),
      name: dayName().format(Date.parse(day)),
    }));
  }
  const months = new Map<string, Day[]>();
  for (const day of days) {
    const month = day.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months].map(([month, own]) => toMonth(month, own, months.size));
}

function toMonth(month: string, days: readonly Day[], months: number): DayGroup {
  const first = Date.parse(`${month}-01`);
  const total = (member: 'orders' | 'delivered' | 'refused') =>
    days.reduce((sum, day) => sum + day[member], 0);
  const [delivered, refused] = [total('delivered'), total('refused')];
  return {
    // A range of more than a year has some months twice.
    label:
      months > 12
        ? `${monthLabel().format(first)} ${month.slice(2, 4)}`
        : monthLabel().format(first),
    name: monthName().format(first),
    orders: total('orders'),
    revenue: totalOf(days.map((day) => day.revenue)),
    cashToCollect: totalOf(days.map((day) => day.cashToCollect)),
    cashCollected: totalOf(days.map((day) => day.cashCollected)),
    delivered,
    refused,
    refusedRate: refusedRate({ delivered, refused }),
  };
}
