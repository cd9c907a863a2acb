import { PageHead } from '../../../kit/page/page-head.tsx';
import { useHead } from '../../../lib/wording/page-heads.ts';
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
