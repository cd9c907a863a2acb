import { dateFormat } from '@book-store/contract/place';
import { type FiguresPart, refusedRate } from '@book-store/contract/reports/figures/figures';
import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import type { Language } from '@book-store/contract/storefront';
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
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { figuresTexts } from '../figures-texts.ts';
import { CsvButton } from './best-table.tsx';

type Column = { name: string; value: (group: DayGroup) => number };
type Detail = { name: string; text: (group: DayGroup) => string };
type ByDayProps = {
  title: string;
  figures: Figures;
  columns: readonly (Column & Pick<BarSeries, 'colour'>)[];
  /** Shown in the table only: it is part of a column, or not an amount. */
  detail?: Detail | undefined;
  money: boolean;
  /** The text of the empty state. */
  empty: string;
};

const PART: FiguresPart = 'days';

/** Figures by day, or by month of a long range: a chart, and the same as a table. */
export function ByDay({ title, figures, columns, detail, money, empty }: ByDayProps) {
  const texts = useTexts(figuresTexts);
  const groups = groupDays(figures.days, useLanguage());
  const isEmpty = groups.every((group) => columns.every(({ value }) => value(group) === 0));
  const format = money ? formatAmount : formatCount;
  return (
    <Card
      title={title}
      aside={<CsvButton part={PART} range={figures} label={texts.byDayAsCsv(title)} />}
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
            {texts.asTable}
          </summary>
          <SimpleTable
            caption={title}
            rows={groups}
            keyOf={({ name }) => name}
            columns={[
              { head: texts.range.days, cell: ({ name }) => name },
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

const format = (language: Language, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...options, timeZone: 'UTC' });
const DAY_NAME = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;

/** Groups by month if a range has too many days for a chart. */
function groupDays(days: readonly Day[], language: Language): DayGroup[] {
  if (days.length <= BARS_MAX) {
    const label = format(language, { month: 'short', day: 'numeric' });
    const name = format(language, DAY_NAME);
    return days.map(({ day, ...sums }) => ({
      ...sums,
      label: label.format(Date.parse(day)),
      name: name.format(Date.parse(day)),
    }));
  }
  const months = new Map<string, Day[]>();
  for (const day of days) {
    const month = day.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  // A range of more than a year has some months twice.
  const label = format(language, { month: 'short', ...(months.size > 12 && { year: '2-digit' }) });
  const name = format(language, { month: 'long', year: 'numeric' });
  return [...months].map(([month, own]) => ({
    ...sumsOf(own),
    label: label.format(Date.parse(`${month}-01`)),
    name: name.format(Date.parse(`${month}-01`)),
  }));
}

function sumsOf(days: readonly Day[]): Omit<Day, 'day'> {
  const total = (member: 'orders' | 'delivered' | 'refused') =>
    days.reduce((sum, day) => sum + day[member], 0);
  const [delivered, refused] = [total('delivered'), total('refused')];
  return {
    orders: total('orders'),
    revenue: totalOf(days.map((day) => day.revenue)),
    cashToCollect: totalOf(days.map((day) => day.cashToCollect)),
    cashCollected: totalOf(days.map((day) => day.cashCollected)),
    delivered,
    refused,
    refusedRate: refusedRate({ delivered, refused }),
  };
}
