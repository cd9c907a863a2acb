import { amountOf } from '@book-store/contract/orders/order/orders';
import type {
  BooksUnavailable,
  OutOfStock,
  PriceChanged,
} from '@book-store/contract/orders/order/orders.schemas';
import { type DeliveryWay, deliveryFeeOf } from '@book-store/contract/settings/delivery/delivery';
import {
  addedTax,
  type TaxAddress,
  type Taxes,
  taxesOf,
} from '@book-store/contract/settings/tax/tax';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiProblem } from '../../../api/api-problem.ts';
import { baseApi } from '../../../api/base-api.ts';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { sumOf, totalOf } from '../../../lib/money/amount.ts';
import { parcelOf } from '../../../lib/ordering/parcel.ts';
import { addToCart, type CartItem, removeOrdered } from '../parts/cart/cart-slice.ts';
import { useRefreshedCart } from '../parts/cart/use-refreshed-cart.ts';
import type { Payments, PaymentsFor } from '../parts/checkout/use-payments.ts';
import { useDiscount } from '../parts/discount/use-discount.ts';
import type { UsedGiftCard } from './gift-card-field.tsx';

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

/** What decides what an order costs besides its books. */
type Terms = {
  way: DeliveryWay | undefined;
  address?: TaxAddress | undefined;
  paymentsFor: PaymentsFor;
  giftCard?: UsedGiftCard | undefined;
  /** As far as a guest has typed it. */
  guestEmail?: string | undefined;
};

/** Returns what a gift card pays of a total. */
const paidByCard = (card: UsedGiftCard | undefined, total: number) =>
  Math.min(card?.balance ?? 0, card?.amount ?? Number.POSITIVE_INFINITY, total);

/** Returns what is paid besides the books; the fee is undefined as long as there is no way of delivery. */
function useDues(
  books: readonly CartItem[],
  { way, address, paymentsFor, giftCard, guestEmail }: Terms,
) {
  const { data: shop } = useShopQuery();
  const booksTotal = totalOf(books);
  const discount = useDiscount(books, guestEmail);
  const { amount: off = 0, freeDelivery } = discount.given ?? {};
  const isFree = booksTotal === 0 || freeDelivery;
  const fee = isFree ? 0 : way && deliveryFeeOf(parcelOf(books, shop), way);
  const sum = booksTotal - off + (fee ?? 0);
  const { lines } = discount;
  const taxesWith = (extra: number) =>
    shop?.tax &&
    taxesOf({ lines, delivery: (fee ?? 0) + extra }, { terms: shop.tax, address, at: new Date() });
  const dueFor = (extra: number) => {
    const total = sum + extra + addedTax(taxesWith(extra));
    return { total, byCard: paidByCard(giftCard, total) };
  };
  const offered = paymentsFor(sum, dueFor);
  const { total, byCard } = dueFor(0);
  const isCovered = giftCard && booksTotal > 0 && byCard === total;
  const payments: Payments = isCovered
    ? { ...offered, chosen: { method: 'gift-card' }, isChoice: false }
    : offered;
  const paymentFee = booksTotal === 0 ? 0 : (payments.chosen?.fee ?? 0);
  const taxes = taxesWith(paymentFee);
  return { booksTotal, discount, off, fee, payments, paymentFee, taxes };
}

/** A price that the server has named when it refused an order, and the one in the cart at that time. */
type Quote = { price: number; cart: number | undefined };

/** Returns the price in the cart once it has been read anew, and until then the quoted one. */
const priceOf = ({ newPrice }: CartItem, quote: Quote | undefined) =>
  quote && quote.cart === newPrice ? quote.price : newPrice;

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
export function useCheckoutBooks(terms: Terms) {
  const { way, address } = terms;
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
  const dues = useDues(books, terms);
  const { payments, discount } = dues;
  const placeOf = (booksTotal: number) =>
    JSON.stringify([booksTotal, way?.id, address, payments.chosen?.method, discount.given?.code]);
  const held = refusal?.at === placeOf(dues.booksTotal) ? refusal : undefined;
  const delivery = held?.fee ?? dues.fee;
  const taxes = held ? held.taxes : dues.taxes;
  const payment = held?.payment ?? dues.paymentFee;
  const total = dues.booksTotal - dues.off + (delivery ?? 0) + payment + addedTax(taxes);
  const now: Seen = { fee: delivery ?? 0, payment, tax: addedTax(taxes) };

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
    setQuoted(
      new Map(lines.map(({ bookId, price }) => [bookId, { price, cart: cart.get(bookId) }])),
    );
    const at = placeOf(sumOf(lines.map(amountOf)));
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
      books: dues.booksTotal,
      discount: discount.given,
      delivery,
      payment,
      taxes,
      total,
      giftCard: paidByCard(terms.giftCard, total),
    },
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
