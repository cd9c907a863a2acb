import type { TaskProblem } from '@book-store/contract/platform/jobs/task-problems.schemas';
import type { OverviewView } from '@book-store/contract/reports/overview/overview.schemas';
import { Link } from 'react-router-dom';
import { Card } from '../../../kit/card.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { BeingCounted } from '../../../kit/page/being-counted.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { formatAmount, formatCount } from '../../../lib/money/amount.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { overviewTexts } from '../overview-texts.ts';
import { ClockJumped } from './clock-jumped.tsx';
import { FigureCards } from './figure-cards.tsx';
import { MonthlyRevenue } from './monthly-revenue.tsx';
import { SalesByCategory } from './sales-by-category.tsx';
import { StockDifferences } from './stock-differences.tsx';
import { TaskProblems } from './task-problems.tsx';
import { TopCustomers } from './top-customers.tsx';

type OverviewProps = {
  stats: OverviewView;
  onYear: (year: number) => void;
  /** The year that is loading, if it differs from the one shown. */
  loadingYear: number | undefined;
};

/** The dashboard's figures at a glance. */
export function Overview({ stats, onYear, loadingYear }: OverviewProps) {
  const isOfStock = ({ task, documents }: TaskProblem) => task === 'stock-log' && documents > 0;
  const problems = (stats.problems ?? []).filter((problem) => !isOfStock(problem));
  const hasDifferences = stats.problems?.some(isOfStock);
  const { isRefined } = useDashboardTexts();
  /** As specified, each figure has its place; else only what there is. */
  const shows = (figure: number) => !isRefined || figure > 0;
  return (
    <div data-focus-area className="stack gap-4">
      {stats.backupFailed && <BackupFailed failed={stats.backupFailed} />}
      {stats.clockJump && <ClockJumped {...stats.clockJump} />}
      {problems.length > 0 && <TaskProblems problems={problems} />}
      {hasDifferences && <StockDifferences />}
      {stats.beingCounted && <BeingCounted />}
      <FigureCards stats={stats} />
      <div className="stack items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="stack gap-4 empty:hidden">
          {!stats.beingCounted && (
            <>
              {shows(
                Math.max(...stats.monthlyRevenue.months, stats.monthlyRevenue.years.length - 1),
              ) && (
                <MonthlyRevenue
                  revenue={stats.monthlyRevenue}
                  onYear={onYear}
                  loadingYear={loadingYear}
                />
              )}
              {shows(stats.salesByCategory.length) && (
                <SalesByCategory sales={stats.salesByCategory} />
              )}
            </>
          )}
        </div>
        <div className="stack gap-4 md:max-xl:grid-cols-2 md:max-xl:items-start">
          {!stats.beingCounted && shows(stats.ordersLeft) && (
            <OrdersLeft ordersLeft={stats.ordersLeft} cashToCollect={stats.cashToCollect} />
          )}
          {shows(stats.websiteVisitsLastDay) && (
            <WebsiteVisits visits={stats.websiteVisitsLastDay} />
          )}
          {!stats.beingCounted && shows(stats.topCustomers.length) && (
            <TopCustomers customers={stats.topCustomers} />
          )}
        </div>
      </div>
    </div>
  );
}

function WebsiteVisits({ visits }: { visits: number }) {
  const { overview } = useDashboardTexts();
  const texts = useTexts(overviewTexts);
  return (
    <Card title={overview.visits}>
      <p className="grid gap-2">
        <span className="font-title text-h1 leading-none font-semibold tabular-nums">
          {formatCount(visits)}
        </span>
        <span className="text-fine text-muted">{texts.visits}</span>
      </p>
    </Card>
  );
}

type BackupFailedProps = { failed: NonNullable<OverviewView['backupFailed']> };

function BackupFailed({ failed: { at, lastMadeAt } }: BackupFailedProps) {
  const { backup } = useTexts(overviewTexts);
  return (
    <p role="alert" className="rounded-card border border-line bg-wash px-5 py-4">
      <strong className="font-semibold">{inSentence(backup.failing, <DateTime at={at} />)}</strong>{' '}
      {lastMadeAt ? inSentence(backup.last, <DateTime at={lastMadeAt} />) : backup.none}{' '}
      {backup.advice}
    </p>
  );
}

type OrdersLeftProps = { ordersLeft: number; cashToCollect: number };

/** The number of undelivered orders, and the cash to collect for them. */
function OrdersLeft({ ordersLeft, cashToCollect }: OrdersLeftProps) {
  const { isRefined, overview } = useDashboardTexts();
  const texts = useTexts(overviewTexts).ordersLeft;
  return (
    <Card title={overview.ordersLeft}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <Link
          to={dashboardPaths.adminOrders.to()}
          className="font-title text-h1 leading-none font-semibold tabular-nums decoration-accent decoration-4 underline-offset-8 hover:underline"
        >
          {overview.left(ordersLeft)}
          <span className="sr-only">{texts.see}</span>
        </Link>
        {(cashToCollect > 0 || !isRefined) && (
          <span className="text-muted">
            {inSentence(
              texts.cash,
              <span className="font-semibold text-ink tabular-nums">
                {formatAmount(cashToCollect)}
              </span>,
            )}
          </span>
        )}
      </p>
    </Card>
  );
}
