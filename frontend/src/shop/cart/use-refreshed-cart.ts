import { coverOf } from '@book-store/contract/pictures';
import { isBuyable } from '@book-store/contract/stock';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useGetCartBooksQuery } from './api.ts';
import { type CartItem, refreshItems, selectCartItems } from './cart-slice.ts';

export type RefreshedCart = {
  items: readonly CartItem[];
  /** Ids of books that the shop no longer has. */
  gone: ReadonlySet<string>;
  /** Ids of books that are sold out at the moment. */
  soldOut: ReadonlySet<string>;
  isFetching: boolean;
};

const same = (a: readonly CartItem[], b: readonly CartItem[]) =>
  a.every((item) => {
    const other = b.find(({ _id }) => _id === item._id);
    return (
      !other ||
      (other.newPrice === item.newPrice &&
        other.title === item.title &&
        coverOf(other) === coverOf(item))
    );
  });

/** Returns the cart with the server's current prices, titles and covers. */
export function useRefreshedCart(): RefreshedCart {
  const dispatch = useDispatch();
  const items = useSelector(selectCartItems);
  const ids = items.map(({ _id }) => _id).sort();
  const { currentData: books, isFetching } = useGetCartBooksQuery(ids, {
    skip: ids.length === 0,
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => {
    if (books && !same(items, books)) dispatch(refreshItems(books));
  }, [books, items, dispatch]);
  const known = new Set(books?.map(({ _id }) => _id));
  const gone = new Set(books ? ids.filter((id) => !known.has(id)) : []);
  const soldOut = new Set(books?.filter((book) => !isBuyable(book)).map(({ _id }) => _id));
  return { items, gone, soldOut, isFetching };
}
