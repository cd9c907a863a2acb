import type { BooksUnavailable, PriceChanged } from '@book-store/contract/schemas/orders';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type CartItem, removeOrdered } from '../../features/cart/cart-slice.ts';
import { useRefreshedCart } from '../../features/cart/use-refreshed-cart.ts';
import type { ApiProblem } from '../../shared/api/api-problem.ts';
import { baseApi } from '../../shared/api/base-api.ts';

type Prices = ReadonlyMap<string, number>;

const pricesOf = (items: readonly CartItem[]): Prices =>
  new Map(items.map(({ _id, newPrice }) => [_id, newPrice]));

/** Tracks the prices that the customer last saw; new books start with their current price. */
function useSeenPrices(items: readonly CartItem[]) {
  const [seen, setSeen] = useState(() => pricesOf(items));
  const added = items.filter(({ _id }) => !seen.has(_id));
  if (added.length > 0) setSeen(new Map([...pricesOf(added), ...seen]));
  return [seen, setSeen] as const;
}

/**
 * Returns the books to order. `changes` lists prices that differ from those the customer last saw or
 * ordered at; `gone` lists books that, according to the server, are no longer available.
 */
export function useCheckoutBooks() {
  const dispatch = useDispatch();
  const { items, gone } = useRefreshedCart();
  const [seen, setSeen] = useSeenPrices(items);
  const [quoted, setQuoted] = useState<Prices>(new Map());
  const [refused, setRefused] = useState<readonly string[]>([]);

  const books = items.map((item) => ({ ...item, newPrice: quoted.get(item._id) ?? item.newPrice }));
  const goneBooks = books.filter(({ _id }) => gone.has(_id) || refused.includes(_id));

  function onRefused({ code, extra }: ApiProblem) {
    if (code === 'book-gone') setRefused((extra as BooksUnavailable).bookIds);
    if (code !== 'price-changed') return;
    const { lines } = extra as PriceChanged;
    setQuoted(new Map(lines.map(({ bookId, price }) => [bookId, price])));
    dispatch(baseApi.util.invalidateTags(lines.map(({ bookId: id }) => ({ type: 'Book', id }))));
  }

  return {
    books,
    changes: books.flatMap((book) => {
      const price = seen.get(book._id) ?? book.newPrice;
      return price === book.newPrice || goneBooks.includes(book) ? [] : [{ book, seen: price }];
    }),
    gone: goneBooks,
    removeUnavailable() {
      dispatch(removeOrdered(goneBooks.map(({ _id }) => _id)));
    },
    /** Marks the displayed prices as seen. */
    onOrdering: () => setSeen(pricesOf(books)),
    onRefused,
  };
}
