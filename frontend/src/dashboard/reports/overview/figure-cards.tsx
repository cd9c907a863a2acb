import type { OverviewView } from '@book-store/contract/reports/overview/overview.schemas';
import type { ReactNode } from 'react';
import { formatAmount, formatCount, percent } from '../../../lib/money/amount.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';

type Figures = Pick<
  OverviewView,
  'beingCounted' | 'totalBooks' | 'totalSales' | 'trendingBooks' | 'trendingShare' | 'totalOrders'
>;

/** Shown instead of a wrong number. */
const PENDING = '…';

/** The four key figures at the top of the overview. */
export function FigureCards({ stats }: { stats: Figures }) {
  const texts = useDashboardTexts();
  const figures = [
    {
      name: texts.overview.products,
      value: stats.totalBooks,
      shown: formatCount(stats.totalBooks),
    },
    {
      name: texts.overview.totalSales,
      value: stats.totalSales,
      shown: stats.beingCounted ? PENDING : formatAmount(stats.totalSales),
    },
    {
      name: texts.overview.trending,
      value: stats.trendingBooks,
      shown: (
        <>
          {formatCount(stats.trendingBooks)}{' '}
          <span className="text-lead font-normal text-muted">({percent(stats.trendingShare)})</span>
        </>
      ),
    },
    {
      name: texts.overview.totalOrders,
      value: stats.totalOrders,
      shown: stats.beingCounted ? PENDING : formatCount(stats.totalOrders),
    },
  ].filter(({ value }) => value > 0 || !texts.isRefined);
  if (figures.length === 0) return null;
  return (
    <dl className="stack gap-3 min-[352px]:grid-cols-2 md:gap-4 xl:grid-cols-4">
      {figures.map(({ name, shown }) => (
        <Figure key={name} name={name}>
          {shown}
        </Figure>
      ))}
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 card p-4 md:p-5">
      <dt className="text-fine text-muted md:text-body">{name}</dt>
      <dd className="font-title text-[length:var(--step-2)] leading-tight md:text-h2 font-semibold break-words tabular-nums">
        {children}
      </dd>
    </div>
  );
}
