import { dateFormat, shopPlace } from '@book-store/contract/place';
import type { OverviewView } from '@book-store/contract/reports/overview/overview.schemas';
import type { Language } from '@book-store/contract/storefront';
import { Suspense, useSyncExternalStore } from 'react';
import { Card } from '../../../kit/card.tsx';
import { LazyBarChart } from '../../../kit/charts/lazy-bar-chart.tsx';
import { choiceClass } from '../../../kit/fields/choice.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { SimpleTable } from '../../../kit/lists/simple-table.tsx';
import { emptyAxis, formatAmount, shortAmount, totalOf } from '../../../lib/money/amount.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { overviewTexts } from '../overview-texts.ts';

type MonthlyRevenueProps = {
  revenue: OverviewView['monthlyRevenue'];
  onYear: (year: number) => void;
  /** The year that is loading, if it differs from the one shown. */
  loadingYear: number | undefined;
};

/** Monthly revenue of a year: a chart on wide screens, and always a table. */
export function MonthlyRevenue({ revenue, onYear, loadingYear }: MonthlyRevenueProps) {
  const { overview } = useDashboardTexts();
  const texts = useTexts(overviewTexts).revenue;
  const language = useLanguage();
  const { year, months, years } = revenue;
  const wide = useWideScreen();
  const empty = months.every((month) => month === 0);
  return (
    <Card
      title={overview.monthlyRevenue}
      aside={<YearChoice year={loadingYear ?? year} years={years} onYear={onYear} />}
    >
      <div aria-busy={loadingYear !== undefined} className="grid gap-4 aria-busy:opacity-60">
        <p className="text-muted">
          {empty
            ? texts.none(year)
            : inSentence(
                (amount) => texts.inYear(amount, year),
                <span className="font-semibold text-ink tabular-nums">
                  {formatAmount(totalOf(months))}
                </span>,
              )}
        </p>
        {wide && (
          <div aria-hidden="true" className={`min-w-0 ${empty ? 'h-56' : 'h-88'}`}>
            <Suspense>
              <LazyBarChart
                labels={monthNames(language, 'short')}
                series={[
                  {
                    name: overview.revenue(shopPlace().currency),
                    values: months,
                    colour: 'accent',
                  },
                ]}
                axis={overview.revenue(shopPlace().currency)}
                format={formatAmount}
                shortFormat={shortAmount}
                emptyMax={emptyAxis()}
              />
            </Suspense>
          </div>
        )}
        {(wide || !empty) && (
          <RevenueTable year={year} months={months} className={wide ? 'sr-only' : ''} />
        )}
      </div>
    </Card>
  );
}

type YearChoiceProps = { year: number; years: number[]; onYear: (year: number) => void };

function YearChoice({ year, years, onYear }: YearChoiceProps) {
  const texts = useTexts(overviewTexts).revenue;
  if (years.length < 2) return <span className="text-muted tabular-nums">{year}</span>;
  return (
    <select
      aria-label={texts.year}
      value={year}
      onChange={(event) => onYear(Number(event.target.value))}
      className={`${choiceClass} tabular-nums`}
    >
      {years.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}

type RevenueTableProps = { year: number; months: number[]; className?: string };

/** The chart's figures as a table, for phones and screen readers. */
function RevenueTable({ year, months, className = '' }: RevenueTableProps) {
  const { overview } = useDashboardTexts();
  const texts = useTexts(overviewTexts).revenue;
  const names = monthNames(useLanguage(), 'long');
  return (
    <div className={className}>
      <SimpleTable
        caption={texts.caption(overview.monthlyRevenue, year)}
        rows={months.map((amount, index) => ({ name: names[index] ?? '', amount }))}
        keyOf={({ name }) => name}
        columns={[
          { head: texts.month, cell: ({ name }) => name },
          {
            head: overview.revenue(shopPlace().currency),
            cell: ({ amount }) => formatAmount(amount),
            numeric: true,
            cellClass: ({ amount }) => (amount === 0 ? 'text-muted' : 'font-semibold'),
          },
        ]}
      />
    </div>
  );
}

/** January to December, or Jan to Dec. */
function monthNames(language: Language, style: 'short' | 'long'): string[] {
  const format = dateFormat(language, { month: style, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
}

/** The theme's `md` breakpoint. */
const wide = window.matchMedia('(min-width: 768px)');

const subscribe = (onChange: () => void) => {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** Phones do not load the code of the charts. */
const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
