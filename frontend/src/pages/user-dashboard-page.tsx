import { PAGES } from '@book-store/contract/pages';
import { AccountSummary } from '../features/account/account-summary.tsx';
import { useCustomer } from '../features/account/auth-context.ts';
import { RecentOrders } from '../features/orders/recent-orders.tsx';
import { useGetSavedDetailsQuery } from '../shared/api/saved-details-api.ts';
import { texts } from '../shared/specified-texts.ts';
import { PageHead } from '../shared/ui/page-head.tsx';

export function UserDashboardPage() {
  const { uid, name, email } = useCustomer();
  const { data: saved } = useGetSavedDetailsQuery(uid);
  return (
    <>
      <PageHead {...PAGES.userDashboard} />
      <h1 className="mb-6 text-h2">
        {texts.userDashboard.greeting(saved?.name || name || undefined)}
      </h1>
      <div className="grid gap-10">
        <div>
          <RecentOrders email={email} />
        </div>
        <AccountSummary uid={uid} />
      </div>
    </>
  );
}
