import { isBuyable } from '@book-store/contract/stock';
import { useStore } from 'react-redux';
import { useLazyGetCartBooksQuery } from '../cart/api.ts';
import { addToCart, type CartState, selectIsInCart } from '../cart/cart-slice.ts';
import type { OrderAgain } from './order-again.tsx';

/** Puts the books of an order that are still sold into the cart, at today's prices. */
export function useOrderAgain(): OrderAgain {
  const store = useStore<{ cart: CartState }>();
  const [findBooks] = useLazyGetCartBooksQuery();
  return async ({ lines }) => {
    const books = await findBooks(lines.map(({ bookId }) => bookId).sort()).unwrap();
    const result = { added: [], alreadyThere: [], notSold: [] } as Awaited<ReturnType<OrderAgain>>;
    for (const { bookId, title } of lines) {
      const book = books.find(({ _id }) => _id === bookId);
      if (!book || !isBuyable(book)) result.notSold.push(title);
      else if (selectIsInCart(store.getState(), bookId)) result.alreadyThere.push(title);
      else {
        store.dispatch(addToCart(book));
        result.added.push(title);
      }
    }
    return result;
  };
}
