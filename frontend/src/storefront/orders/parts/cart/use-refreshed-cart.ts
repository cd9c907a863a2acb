import { isBuyable, mostCopiesOf } from '@book-store/contract/catalogue/stock/stock';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useShopQuery } from '../../../../api/calls/shop-api.ts';
import { FRESH } from '../../../../api/refresh.ts';
import { useGetCartBooksQuery } from './api.ts';
import { addToCart, type CartItem, OF_BOOK, refreshItems, selectCartItems } from './cart-slice.ts';

export type RefreshedCart = {
  items: readonly CartItem[];
  /** Ids of books that the shop no longer has. */
  gone: ReadonlySet<string>;
  /** Ids of books that are sold out at the moment. */
  soldOut: ReadonlySet<string>;
  /** The most copies per order, by book id; undefined if it is always one. */
  most: ReadonlyMap<string, number> | undefined;
  isFetching: boolean;
};

const same = (a: readonly CartItem[], b: readonly CartItem[]) =>
  a.every((item) => {
    const other = b.find(({ _id }) => _id === item._id);
    return !other || OF_BOOK.every((name) => other[name] === item[name]);
  });

/**
 * Returns the cart with what the shop says of its books now. Where there are fewer copies by now, the
 * number in the cart is lowered.
 */
export function useRefreshedCart(): RefreshedCart {
  const dispatch = useDispatch();
  const items = useSelector(selectCartItems);
  const ids = items.map(({ _id }) => _id).sort();
  const { currentData: books, isFetching } = useGetCartBooksQuery(ids, {
    skip: ids.length === 0,
    ...FRESH,
  });
  useEffect(() => {
    if (books && !same(items, books)) dispatch(refreshItems(books));
  }, [books, items, dispatch]);
  const { data: shop } = useShopQuery();
  const isSeveral = shop?.severalCopies ?? false;
  const most = isSeveral
    ? new Map(books?.map((book) => [book._id, mostCopiesOf(book)]))
    : undefined;
  useEffect(() => {
    if (!books || !shop) return;
    for (const book of books) {
      const item = items.find(({ _id }) => _id === book._id);
      const left = isSeveral ? mostCopiesOf(book) : 1;
      const { quantity = 1, wanted = quantity } = item ?? {};
      if (item && left > 0 && quantity > left)
        dispatch(addToCart({ ...item, quantity: left, ...(isSeveral && { wanted }) }));
    }
  }, [books, items, isSeveral, shop, dispatch]);
  const known = new Set(books?.map(({ _id }) => _id));
  const gone = new Set(books ? ids.filter((id) => !known.has(id)) : []);
  const soldOut = new Set(books?.filter((book) => !isBuyable(book)).map(({ _id }) => _id));
  return { items, gone, soldOut, most, isFetching };
}
