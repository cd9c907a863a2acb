import type {
  BooksUnavailable,
  OutOfStock,
  PriceChanged,
} from '@book-store/contract/orders/order/orders.schemas';
import { wireQuoteOf } from '@book-store/contract/orders/quote/wire-quote';
import type { DeliveryWay } from '@book-store/contract/settings/delivery/delivery';
import { addedTax, type Taxes } from '@book-store/contract/settings/tax/tax';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiProblem } from '../../../api/api-problem.ts';
import { baseApi } from '../../../api/base-api.ts';
import { totalOf } from '../../../lib/money/amount.ts';
import { addToCart, type CartItem, removeOrdered } from '../parts/cart/cart-slice.ts';
import { useRefreshedCart } from '../parts/cart/use-refreshed-cart.ts';
import { type CheckoutTerms, useQuote } from './use-quote.ts';

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

/** A price that the server has named when it refused an order, and the one in the cart at that time. */
type NamedPrice = { price: number; cart: number | undefined };

/** Returns the price in the cart once it has been read anew, and until then the named one. */
const priceOf = ({ newPrice }: CartItem, named: NamedPrice | undefined) =>
  named && named.cart === newPrice ? named.price : newPrice;

const toIds = (books: readonly CartItem[]) => books.map(({ _id }) => _id);

/** The server's reply to a refused order: valid as long as the books cost the same, and go the same way. */
type Refusal = Pick<Seen, 'fee' | 'payment'> & {
  at: string;
  taxes: Taxes | undefined;
  seen: Seen;
};
type Seen = { fee: number; payment: number; tax: number };

/**
 * Returns the books that can be ordered and what they cost. `notices` lists what differs from what the customer
 * last saw or ordered at, and the books that, according to the server, cannot be sent.
 */
export function useCheckoutBooks(terms: CheckoutTerms) {
  const { way, address } = terms;
  const dispatch = useDispatch();
  const { items, gone, soldOut } = useRefreshedCart();
  const [seen, setSeen] = useSeenPrices(items);
  const [named, setNamed] = useState<ReadonlyMap<string, NamedPrice>>(new Map());
  const [refused, setRefused] = useState<Record<'gone' | 'soldOut', readonly string[]>>({
    gone: [],
    soldOut: [],
  });
  const [refusal, setRefusal] = useState<Refusal>();

  const all = items.map((item) => ({ ...item, newPrice: priceOf(item, named.get(item._id)) }));
  const isGone = ({ _id }: CartItem) => gone.has(_id) || refused.gone.includes(_id);
  const isSoldOut = (book: CartItem) =>
    !isGone(book) && (soldOut.has(book._id) || refused.soldOut.includes(book._id));
  const books = all.filter((book) => !isGone(book) && !isSoldOut(book));
  const unavailable = { gone: all.filter(isGone), soldOut: all.filter(isSoldOut) };
  const {
    discount,
    payments,
    quote: ownQuote,
    quoteWith,
    isDeliveryKnown,
  } = useQuote(books, terms);
  const placeOf = (booksTotal: number) =>
    JSON.stringify([booksTotal, way?.id, address, payments.chosen?.method, discount.given?.code]);
  const held = refusal?.at === placeOf(ownQuote.books) ? refusal : undefined;
  const quote = held
    ? quoteWith({ delivery: held.fee, fee: held.payment, tax: held.taxes })
    : ownQuote;
  const now: Seen = {
    fee: quote.delivery,
    payment: quote.fee,
    tax: totalOf([addedTax(quote.taxes)]),
  };

  /** Keeps what is left of books of which more copies were wanted, and returns their ids. */
  function lower({ books: short = [] }: Partial<OutOfStock>): string[] {
    return short.flatMap(({ bookId, left }) => {
      const item = items.find(({ _id }) => _id === bookId);
      const { quantity = 1, wanted = quantity } = item ?? {};
      if (!item || left < 1 || left >= quantity) return [];
      dispatch(addToCart({ ...item, quantity: left, wanted }));
      return bookId;
    });
  }

  function onRefused({ code, extra }: ApiProblem) {
    const { bookIds } = extra as BooksUnavailable;
    if (code === 'book-gone') setRefused({ ...refused, gone: bookIds });
    if (code === 'out-of-stock') {
      const lowered = lower(extra as Partial<OutOfStock>);
      setRefused({ ...refused, soldOut: bookIds.filter((id) => !lowered.includes(id)) });
      // Cards and pages of these books show at once that they are gone.
      dispatch(baseApi.util.invalidateTags(bookIds.map((id) => ({ type: 'Book', id }))));
    }
    if (code === 'code-refused' || code === 'price-changed')
      dispatch(baseApi.util.invalidateTags(['DiscountCode']));
    if (code !== 'price-changed') return;
    const { lines, deliveryFee, paymentFee = 0, taxes } = extra as PriceChanged;
    const cart = pricesOf(items);
    setNamed(
      new Map(lines.map(({ bookId, price }) => [bookId, { price, cart: cart.get(bookId) }])),
    );
    const at = placeOf(wireQuoteOf(lines, {}).books);
    setRefusal({ at, fee: deliveryFee, payment: paymentFee, taxes, seen: now });
    dispatch(baseApi.util.invalidateTags(['Shop']));
    dispatch(baseApi.util.invalidateTags(lines.map(({ bookId: id }) => ({ type: 'Book', id }))));
  }

  const changeOf = (due: keyof Seen) =>
    held && held.seen[due] !== now[due] ? { seen: held.seen[due], now: now[due] } : undefined;

  return {
    books,
    payments,
    discount,
    cost: {
      books: quote.books,
      discount: discount.given,
      delivery: held || isDeliveryKnown ? quote.delivery : undefined,
      payment: quote.fee,
      taxes: quote.taxes,
      total: quote.total,
      giftCard: quote.giftCard,
    },
    deliveryFeeOf: (delivery: DeliveryWay) => quoteWith({ delivery }).delivery,
    notices: {
      changes: books.flatMap((book) => {
        const price = seen.get(book._id) ?? book.newPrice;
        return price === book.newPrice ? [] : [{ book, seen: price }];
      }),
      ...unavailable,
      lowered: books.filter(({ quantity = 1, wanted = quantity }) => wanted > quantity),
      fee: changeOf('fee'),
      payment: changeOf('payment'),
      tax: changeOf('tax'),
    },
    removeUnavailable() {
      dispatch(removeOrdered(Object.values(unavailable).flatMap(toIds)));
    },
    /** Marks the displayed prices as seen. */
    onOrdering() {
      setSeen(pricesOf(books));
      if (held) setRefusal({ ...held, seen: now });
    },
    onRefused,
  };
}
