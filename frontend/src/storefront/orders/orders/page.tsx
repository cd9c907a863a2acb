import { useLocation } from 'react-router-dom';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useCustomer } from '../../people/parts/session/auth-context.ts';
import { toJustPlaced } from '../parts/order/just-placed.ts';
import { useOrderAgain } from '../parts/order/use-order-again.ts';
import { OrderCards } from './order-cards.tsx';

export default function OrdersPage() {
  const head = useHead('orders');
  const texts = useTexts();
  const { email } = useCustomer();
  const { state } = useLocation();
  const orderAgain = useOrderAgain();
  return (
    <>
      <PageHead {...head} />
      <h1 className="mb-6">{texts.orders.title}</h1>
      <OrderCards email={email} justPlaced={toJustPlaced(state)} onOrderAgain={orderAgain} />
    </>
  );
}
