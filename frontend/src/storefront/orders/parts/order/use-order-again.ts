import { isBuyable, mostCopiesOf } from '@book-store/contract/catalogue/stock/stock';
import { titleOfCopies } from '@book-store/contract/orders/order/orders';
import { useStore } from 'react-redux';
import { useSeveralCopies } from '../../../../api/calls/shop-api.ts';
import { useLazyGetCartBooksQuery } from '../cart/api.ts';
import { addToCart, type CartState, selectCopies } from '../cart/cart-slice.ts';
import type { OrderAgain } from './order-again.tsx';

/** Puts the books of an order that are still sold into the cart, at today's prices. */
export function useOrderAgain(): OrderAgain {
  const isSeveral = useSeveralCopies();
  const store = useStore<{ cart: CartState }>();
  const [findBooks] = useLazyGetCartBooksQuery();
  return async ({ lines }) => {
    const books = await findBooks(lines.map(({ bookId }) => bookId).sort()).unwrap();
    const result = { added: [], alreadyThere: [], notSold: [] } as Awaited<ReturnType<OrderAgain>>;
    for (const { bookId, title, quantity: wanted } of lines) {
      const book = books.find(({ _id }) => _id === bookId);
      if (!book || !isBuyable(book)) result.notSold.push(title);
      else if (selectCopies(store.getState(), bookId) > 0) result.alreadyThere.push(title);
      else {
        const quantity = isSeveral ? Math.min(wanted, mostCopiesOf(book)) : 1;
        store.dispatch(addToCart({ ...book, ...(isSeveral && { quantity, wanted }) }));
        result.added.push(titleOfCopies({ title, quantity }));
      }
    }
    return result;
  };
}
