import { PAGES } from '@book-store/contract/pages';
import { CartView } from '../features/cart/cart-view.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

export function CartPage() {
  return (
    <>
      <PageHead {...PAGES.cart} />
      <CartView />
    </>
  );
}
