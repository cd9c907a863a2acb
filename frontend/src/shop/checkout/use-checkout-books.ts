import { deliveryFeeOf } from '@book-store/contract/delivery';
import type { BooksUnavailable, PriceChanged } from '@book-store/contract/schemas/orders';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiProblem } from '../../api/api-problem.ts';
import { baseApi } from '../../api/base-api.ts';
import { useShopQuery } from '../../api/shop-api.ts';
import { sumOf, totalOf } from '../../lib/amount.ts';
import { type CartItem, removeOrdered } from '../cart/cart-slice.ts';
import { useRefreshedCart } from '../cart/use-refreshed-cart.ts';

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

/** Returns the delivery fee of books for this sum; undefined until the shop has said it. */
function useDeliveryFee(booksTotal: number): number | undefined {
  const { data: shop } = useShopQuery();
  if (booksTotal === 0 || !shop) return booksTotal === 0 ? 0 : undefined;
  return deliveryFeeOf(booksTotal, shop);
}

/** A price that the server has named when it refused an order, and the one in the cart at that time. */
type Quote = { price: number; cart: number | undefined };

/** Returns the price in the cart once it has been read anew, and until then the quoted one. */
const priceOf = ({ newPrice }: CartItem, quote: Quote | undefined) =>
  quote && quote.cart === newPrice ? quote.price : newPrice;

const toIds = (books: readonly CartItem[]) => books.map(({ _id }) => _id);

/** The server's reply to a refused order: its fee is valid as long as the books cost the same. */
type Refusal = { booksTotal: number; fee: number; seenFee: number };

/**
 * Returns the books that can be ordered and what they cost. `notices` lists what differs from what the customer
 * last saw or ordered at, and the books that, according to the server, cannot be sent.
 */
export function useCheckoutBooks() {
  const dispatch = useDispatch();
  const { items, gone, soldOut } = useRefreshedCart();
  const [seen, setSeen] = useSeenPrices(items);
  const [quoted, setQuoted] = useState<ReadonlyMap<string, Quote>>(new Map());
  const [refused, setRefused] = useState<Record<'gone' | 'soldOut', readonly string[]>>({
    gone: [],
    soldOut: [],
  });
  const [refusal, setRefusal] = useState<Refusal>();

  const all = items.map((item) => ({ ...item, newPrice: priceOf(item, quoted.get(item._id)) }));
  const isGone = ({ _id }: CartItem) => gone.has(_id) || refused.gone.includes(_id);
  const isSoldOut = (book: CartItem) =>
    !isGone(book) && (soldOut.has(book._id) || refused.soldOut.includes(book._id));
  const books = all.filter((book) => !isGone(book) && !isSoldOut(book));
  const unavailable = { gone: all.filter(isGone), soldOut: all.filter(isSoldOut) };
  const booksTotal = totalOf(books);
  const currentFee = useDeliveryFee(booksTotal);
  const held = refusal?.booksTotal === booksTotal ? refusal : undefined;
  const delivery = held?.fee ?? currentFee;

  function onRefused({ code, extra }: ApiProblem) {
    const { bookIds } = extra as BooksUnavailable;
    if (code === 'book-gone') setRefused({ ...refused, gone: bookIds });
    if (code === 'out-of-stock') {
      setRefused({ ...refused, soldOut: bookIds });
      // Cards and pages of these books show at once that they are gone.
      dispatch(baseApi.util.invalidateTags(bookIds.map((id) => ({ type: 'Book', id }))));
    }
    if (code !== 'price-changed') return;
    const { lines, deliveryFee } = extra as PriceChanged;
    const cart = pricesOf(items);
    setQuoted(
      new Map(lines.map(({ bookId, price }) => [bookId, { price, cart: cart.get(bookId) }])),
    );
    setRefusal({
      booksTotal: sumOf(lines.map(({ price }) => price)),
      fee: deliveryFee,
      seenFee: delivery ?? 0,
    });
    dispatch(baseApi.util.invalidateTags(['Shop']));
    dispatch(baseApi.util.invalidateTags(lines.map(({ bookId: id }) => ({ type: 'Book', id }))));
  }

  return {
    books,
    cost: { delivery, total: booksTotal + (delivery ?? 0) },
    notices: {
      changes: books.flatMap((book) => {
        const price = seen.get(book._id) ?? book.newPrice;
        return price === book.newPrice ? [] : [{ book, seen: price }];
      }),
      ...unavailable,
      fee: held && held.fee !== held.seenFee ? { seen: held.seenFee, now: held.fee } : undefined,
    },
    removeUnavailable() {
      dispatch(removeOrdered(Object.values(unavailable).flatMap(toIds)));
    },
    /** Marks the displayed prices as seen. */
    onOrdering() {
      setSeen(pricesOf(books));
      if (held) setRefusal({ ...held, seenFee: held.fee });
    },
    onRefused,
  };
}
