import { PAGES } from '@book-store/contract/pages';
import { useCustomer } from '../features/account/auth-context.ts';
import { OrderCards } from '../features/orders/order-cards.tsx';
import { texts } from '../shared/specified-texts.ts';
import { PageHead } from '../shared/ui/page-head.tsx';

export function OrdersPage() {
  const { email } = useCustomer();
  return (
    <>
      <PageHead {...PAGES.orders} />
      <h1 className="mb-6">{texts.orders.title}</h1>
      <OrderCards email={email} />
    </>
  );
}
