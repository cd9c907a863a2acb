import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { kitTexts } from '../../../kit/texts.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { useRole } from '../../people/parts/session/role.ts';
import { SetupChecklist } from '../../settings/parts/shop-setup/setup-checklist.tsx';
import { overviewTexts } from '../overview-texts.ts';
import { useOverview } from './api.ts';
import { Desk } from './desk.tsx';
import { LowStockToDo, OrdersNow } from './orders-now.tsx';
import { Overview } from './overview.tsx';

export default function OverviewPage() {
  const isOwner = useRole() === 'owner';
  const { isRefined } = useDashboardTexts();
  const [params, setParams] = useSearchParams();
  const year = Number(/^\d{4}$/.exec(params.get('year') ?? '')) || undefined;
  const showYear = (next: number) =>
    setParams({ year: String(next) }, { replace: true, preventScrollReset: true });
  const { stats, isFetching, failed, retry } = useOverview(year);
  const loadingYear = isFetching && stats?.monthlyRevenue.year !== year ? year : undefined;
  return (
    <>
      <PageHead {...useDashboardHead('overview')} />
      {isRefined && <Desk />}
      {isOwner && <SetupChecklist />}
      <OrdersNow toDo={!isRefined} more={<LowStockToDo />} />
      {!stats && <StatsPending failed={failed} onRetry={retry} />}
      {stats && failed && <Outdated onRetry={retry} />}
      {stats && <Overview stats={stats} onYear={showYear} loadingYear={loadingYear} />}
    </>
  );
}

function Outdated({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(overviewTexts);
  const { again } = useTexts(kitTexts);
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 text-muted">
      {texts.outdated}
      <Button variant="link" onClick={onRetry}>
        {again}
      </Button>
    </p>
  );
}

type StatsPendingProps = { failed: boolean; onRetry: () => void };

/** The spinner of the figures; if loading fails, it stays above the error and a retry button. */
function StatsPending({ failed, onRetry }: StatsPendingProps) {
  const texts = useTexts(overviewTexts);
  const { again } = useTexts(kitTexts);
  return (
    <div className="grid justify-items-center">
      <Loaded query={{}} />
      {failed && (
        <div role="alert" className="grid justify-items-center gap-4 text-center">
          <p>{texts.failed}</p>
          <Button variant="secondary" onClick={onRetry}>
            {again}
          </Button>
        </div>
      )}
    </div>
  );
}
