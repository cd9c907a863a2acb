import { sumOf } from '@book-store/contract/money';
import type { AdminStats } from '@book-store/contract/schemas/admin-stats';
import { lazy, Suspense } from 'react';
import { texts } from '../../shared/specified-texts.ts';
import { amount } from './amount.ts';
import { RevenueTable } from './revenue-table.tsx';
import { StatsCard } from './stats-card.tsx';
import { useWideScreen } from './use-wide-screen.ts';

const RevenueChart = lazy(() => import('./revenue-chart.tsx'));

type MonthlyRevenueProps = {
  revenue: AdminStats['monthlyRevenue'];
  onYear: (year: number) => void;
  /** The year that is loading, if it differs from the one shown. */
  loadingYear: number | undefined;
};

/** Monthly revenue of a year: a chart on wide screens, and always a table. */
export function MonthlyRevenue({ revenue, onYear, loadingYear }: MonthlyRevenueProps) {
  const { year, months, years } = revenue;
  const wide = useWideScreen();
  const empty = months.every((month) => month === 0);
  return (
    <StatsCard
      title={texts.overview.monthlyRevenue}
      aside={<YearChoice year={loadingYear ?? year} years={years} onYear={onYear} />}
    >
      {empty ? (
        <p className="grid min-h-40 place-items-center text-center text-muted">
          No orders in {year} yet, so there is no revenue to show.
        </p>
      ) : (
        <div aria-busy={loadingYear !== undefined} className="grid gap-4 aria-busy:opacity-60">
          <p className="text-muted">
            <span className="font-semibold text-ink tabular-nums">{amount(sumOf(months))}</span> in{' '}
            {year}
          </p>
          {wide && (
            <div aria-hidden="true" className="h-88 min-w-0">
              <Suspense>
                <RevenueChart months={months} />
              </Suspense>
            </div>
          )}
          <RevenueTable year={year} months={months} className={wide ? 'sr-only' : ''} />
        </div>
      )}
    </StatsCard>
  );
}

type YearChoiceProps = { year: number; years: number[]; onYear: (year: number) => void };

function YearChoice({ year, years, onYear }: YearChoiceProps) {
  if (years.length < 2) return <span className="text-muted tabular-nums">{year}</span>;
  return (
    <select
      aria-label="Year"
      value={year}
      onChange={(event) => onYear(Number(event.target.value))}
      className="min-h-11 rounded-field border border-control bg-card px-3 tabular-nums"
    >
      {years.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}
