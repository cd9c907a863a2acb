import { CartView } from '../features/cart/cart-view.tsx';
import { texts } from '../shared/specified-texts.ts';
import { PageHead } from '../shared/ui/page-head.tsx';

export function CartPage() {
  return (
    <>
      <PageHead title={texts.cart.title} hidden />
      <CartView />
    </>
  );
}
