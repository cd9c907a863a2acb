import { PAGES } from '@book-store/contract/pages';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { SetupChecklist } from '../shop-setup/setup-checklist.tsx';
import { useAdminStats } from './api.ts';
import { OrdersNow } from './orders-now.tsx';
import { LowStockToDo } from './orders-to-do.tsx';
import { Overview } from './overview.tsx';
import { StatsPending } from './stats-pending.tsx';

export default function OverviewPage() {
  const [year, setYear] = useState<number>();
  const { stats, isFetching, failed, retry } = useAdminStats(year);
  const loadingYear = isFetching && stats?.monthlyRevenue.year !== year ? year : undefined;
  return (
    <>
      <PageHead {...PAGES.overview} />
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
