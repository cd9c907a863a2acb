import { isOrderedFirst } from '@book-store/contract/catalogue/stock/stock';
import { useSelector } from 'react-redux';
import { useGetCartBooksQuery } from './api.ts';
import { selectCartItems } from './cart-slice.ts';

/** Returns whether a book of the cart has to be ordered from its publisher first. */
export function useIsOrderedFirst(): boolean {
  const items = useSelector(selectCartItems);
  const ids = items.map(({ _id }) => _id).sort();
  const { currentData: books } = useGetCartBooksQuery(ids, { skip: ids.length === 0 });
  return items.some(({ _id, quantity = 1 }) => {
    const book = books?.find((one) => one._id === _id);
    return book !== undefined && isOrderedFirst(book, quantity);
  });
}
