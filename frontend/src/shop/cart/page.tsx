import { PAGES } from '@book-store/contract/pages';
import { PageHead } from '../../kit/page-head.tsx';
import { CartView } from './cart-view.tsx';

export default function CartPage() {
  return (
    <>
      <PageHead {...PAGES.cart} />
      <CartView />
    </>
  );
}
