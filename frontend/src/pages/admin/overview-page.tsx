import { PAGES } from '@book-store/contract/pages';
import { useState } from 'react';
import { LowStockToDo } from '../../features/admin-books/low-stock-to-do.tsx';
import { OrdersNow } from '../../features/admin-orders/orders-now.tsx';
import { Overview } from '../../features/admin-stats/overview.tsx';
import { StatsPending } from '../../features/admin-stats/stats-pending.tsx';
import { useAdminStats } from '../../features/admin-stats/use-admin-stats.ts';
import { SetupChecklist } from '../../features/shop-setup/setup-checklist.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';

export function OverviewPage() {
  const [year, setYear] = useState<number>();
  const { stats, isFetching, failed, retry } = useAdminStats(year);
  const loadingYear = isFetching && stats?.monthlyRevenue.year !== year ? year : undefined;
  return (
    <>
      <PageHead {...PAGES.dashboard} />
      <SetupChecklist />
      <OrdersNow more={<LowStockToDo />} />
      {!stats && <StatsPending failed={failed} onRetry={retry} />}
      {stats && failed && <Outdated onRetry={retry} />}
      {stats && <Overview stats={stats} onYear={setYear} loadingYear={loadingYear} />}
    </>
  );
}

function Outdated({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 text-muted">
      These figures could not be refreshed.
      <Button variant="link" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
