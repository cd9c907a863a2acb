import { useGetSavedDetailsQuery } from '../../../api/calls/saved-details-api.ts';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useCustomer } from '../parts/session/auth-context.ts';
import { AccountSummary } from './account-summary.tsx';
import { RecentOrders } from './recent-orders.tsx';

export default function UserDashboardPage() {
  const head = useHead('userDashboard');
  const texts = useTexts();
  const { uid, name, email } = useCustomer();
  const { data: saved } = useGetSavedDetailsQuery(uid);
  return (
    <>
      <PageHead {...head} />
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
