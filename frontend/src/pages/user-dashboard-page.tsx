import { PAGES } from '@book-store/contract/pages';
import { useCustomer } from '../features/account/auth-context.ts';
import { RecentOrders } from '../features/orders/recent-orders.tsx';
import { texts } from '../shared/specified-texts.ts';
import { PageHead } from '../shared/ui/page-head.tsx';

export function UserDashboardPage() {
  const { name, email } = useCustomer();
  return (
    <>
      <PageHead {...PAGES.userDashboard} />
      <h1 className="mb-6 text-h2">{texts.userDashboard.greeting(name ?? undefined)}</h1>
      <RecentOrders email={email} />
    </>
  );
}
