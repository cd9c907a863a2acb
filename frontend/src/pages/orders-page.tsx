import { PAGES } from '@book-store/contract/pages';
import { useLocation } from 'react-router-dom';
import { useCustomer } from '../features/account/auth-context.ts';
import { toJustPlaced } from '../features/orders/just-placed.ts';
import { OrderCards } from '../features/orders/order-cards.tsx';
import { texts } from '../shared/specified-texts.ts';
import { PageHead } from '../shared/ui/page-head.tsx';
import { useOrderAgain } from './orders/use-order-again.ts';

export function OrdersPage() {
  const { email } = useCustomer();
  const { state } = useLocation();
  const orderAgain = useOrderAgain();
  return (
    <>
      <PageHead {...PAGES.orders} />
      <h1 className="mb-6">{texts.orders.title}</h1>
      <OrderCards email={email} justPlaced={toJustPlaced(state)} onOrderAgain={orderAgain} />
    </>
  );
}
