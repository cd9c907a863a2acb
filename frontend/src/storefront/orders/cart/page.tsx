import { PageHead } from '../../../kit/page-head.tsx';
import { useHead } from '../../../lib/page-heads.ts';
import { CartView } from './cart-view.tsx';

export default function CartPage() {
  const head = useHead('cart');
  return (
    <>
      <PageHead {...head} />
      <CartView />
    </>
  );
}
