import type { OverviewView } from '@book-store/contract/schemas/overview';
import { BeingCounted } from '../../kit/being-counted.tsx';
import { BackupFailed } from './backup-failed.tsx';
import { FigureCards } from './figure-cards.tsx';
import { MonthlyRevenue } from './monthly-revenue.tsx';
import { OrdersLeft } from './orders-left.tsx';
import { SalesByCategory } from './sales-by-category.tsx';
import { TaskProblems } from './task-problems.tsx';
import { TopCustomers } from './top-customers.tsx';
import { WebsiteVisits } from './website-visits.tsx';

type OverviewProps = {
  stats: OverviewView;
  onYear: (year: number) => void;
  /** The year that is loading, if it differs from the one shown. */
  loadingYear: number | undefined;
};

/** The dashboard's figures at a glance. */
export function Overview({ stats, onYear, loadingYear }: OverviewProps) {
  return (
    <div className="stack gap-4">
      {stats.backupFailed && <BackupFailed failed={stats.backupFailed} />}
      {stats.problems && <TaskProblems problems={stats.problems} />}
      {stats.beingCounted && <BeingCounted />}
      <FigureCards stats={stats} />
      <div className="stack items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="stack gap-4 empty:hidden">
          {!stats.beingCounted && (
            <>
              <MonthlyRevenue
                revenue={stats.monthlyRevenue}
                onYear={onYear}
                loadingYear={loadingYear}
              />
              <SalesByCategory sales={stats.salesByCategory} />
            </>
          )}
        </div>
        <div className="stack gap-4 md:max-xl:grid-cols-2 md:max-xl:items-start">
          {!stats.beingCounted && (
            <OrdersLeft ordersLeft={stats.ordersLeft} cashToCollect={stats.cashToCollect} />
          )}
          <WebsiteVisits visits={stats.websiteVisitsLastDay} />
          {!stats.beingCounted && <TopCustomers customers={stats.topCustomers} />}
        </div>
      </div>
    </div>
  );
}
