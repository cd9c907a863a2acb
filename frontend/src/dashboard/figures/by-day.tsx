import type { FiguresPart } from '@book-store/contract/figures';
import { formatMoney } from '@book-store/contract/money';
import type { Figures } from '@book-store/contract/schemas/figures';
import { lazy, Suspense } from 'react';
import { Card } from '../../kit/card.tsx';
import type { BarSeries } from '../../kit/charts/bar-chart.tsx';
import { SimpleTable } from '../../kit/lists/simple-table.tsx';
import { emptyAxis, formatCount, shortAmount } from '../../lib/amount.ts';
import { CsvButton } from './csv-button.tsx';
import { type DayGroup, groupDays } from './group-days.ts';

const BarChart = lazy(() => import('../../kit/charts/bar-chart.tsx'));

type Column = { name: string; value: (group: DayGroup) => number };
type Detail = { name: string; text: (group: DayGroup) => string };
type ByDayProps = {
  title: string;
  figures: Figures;
  columns: readonly (Column & Pick<BarSeries, 'colour'>)[];
  /** Shown in the table only: it is part of a column, or not an amount. */
  detail?: Detail;
  money: boolean;
  /** Why there is nothing to show. */
  empty: string;
};

const PART: FiguresPart = 'days';

/** Figures by day, or by month of a long range: a chart, and the same as a table. */
export function ByDay({ title, figures, columns, detail, money, empty }: ByDayProps) {
  const groups = groupDays(figures.days);
  const isEmpty = groups.every((group) => columns.every(({ value }) => value(group) === 0));
  const format = money ? formatMoney : formatCount;
  return (
    <Card
      title={title}
      aside={<CsvButton part={PART} range={figures} label={`${title}, by day, as CSV`} />}
    >
      {isEmpty && <p className="text-muted">{empty}</p>}
      <div aria-hidden="true" className={`min-w-0 ${isEmpty ? 'h-44' : 'h-64'}`}>
        <Suspense>
          <BarChart
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
