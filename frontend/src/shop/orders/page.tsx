import { useLocation } from 'react-router-dom';
import { PageHead } from '../../kit/page-head.tsx';
import { useHead } from '../../lib/page-heads.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { useCustomer } from '../sign-in/auth-context.ts';
import { toJustPlaced } from './just-placed.ts';
import { OrderCards } from './order-cards.tsx';
import { useOrderAgain } from './use-order-again.ts';

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
