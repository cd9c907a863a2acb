import type { GiftCardRefused } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import type {
  BooksUnavailable,
  OutOfStock,
  PriceChanged,
} from '@book-store/contract/orders/order/orders.schemas';
import { wireQuoteOf } from '@book-store/contract/orders/quote/wire-quote';
import type { DeliveryWay } from '@book-store/contract/settings/delivery/delivery';
import { useReducer } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiProblem } from '../../../api/api-problem.ts';
import { baseApi } from '../../../api/base-api.ts';
import { addToCart, type CartItem, removeOrdered } from '../parts/cart/cart-slice.ts';
import { useRefreshedCart } from '../parts/cart/use-refreshed-cart.ts';
import { afterEvent, type Dues, startOfCheckout, type UsedGiftCard } from './checkout-state.ts';
import { type CheckoutTerms, useQuote } from './use-quote.ts';

/**
 * Returns the books that can be ordered and what they cost. `notices` lists what differs from what the customer
 * last saw or ordered at, and the books that, according to the server, cannot be sent.
 */
export function useOrder(terms: CheckoutTerms) {
  const { way, address } = terms;
  const dispatch = useDispatch();
  const { items, ...cart } = useRefreshedCart();
  const [state, tell] = useReducer(afterEvent, items, startOfCheckout);
  const { seen, named, giftCard } = state;
  const added = items.filter(({ _id }) => !seen.has(_id));
  if (added.length > 0) tell({ type: 'books-added', books: added });

  // The server's price applies until the cart has been refreshed.
  const all = items.map((item) => {
    const { price, cart } = named.get(item._id) ?? {};
    return price !== undefined && cart === item.newPrice ? { ...item, newPrice: price } : item;
  });
  const isGone = ({ _id }: CartItem) => cart.gone.has(_id) || state.gone.includes(_id);
  const isSoldOut = (book: CartItem) =>
    !isGone(book) && (cart.soldOut.has(book._id) || state.soldOut.includes(book._id));
  const books = all.filter((book) => !isGone(book) && !isSoldOut(book));
  const gone = all.filter(isGone);
  const soldOut = all.filter(isSoldOut);
  const own = useQuote(books, { ...terms, giftCard });
  const { discount, payments, quoteWith } = own;
  const placeOf = (booksTotal: number) =>
    JSON.stringify([booksTotal, way?.id, address, payments.chosen?.method, discount.given?.code]);
  const asked = state.asked?.for === placeOf(own.quote.books) ? state.asked : undefined;
  const quote = asked
    ? quoteWith({ delivery: asked.delivery, fee: asked.fee, tax: asked.taxes })
    : own.quote;

  /** Lowers quantities to the copies left. Returns the ids of those books. */
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
    const { balance } = extra as GiftCardRefused;
    if (code === 'book-gone') tell({ type: 'books-gone', ids: bookIds });
    if (code === 'out-of-stock') {
      const lowered = lower(extra as Partial<OutOfStock>);
      tell({ type: 'books-sold-out', ids: bookIds.filter((id) => !lowered.includes(id)) });
      // Refreshes the cards and pages of these books.
      dispatch(baseApi.util.invalidateTags(bookIds.map((id) => ({ type: 'Book', id }))));
    }
    if (code === 'code-refused' || code === 'price-changed')
      dispatch(baseApi.util.invalidateTags(['DiscountCode']));
    if (code === 'gift-card-refused' && balance !== undefined)
      tell({ type: 'gift-card-refused', balance });
    if (code !== 'price-changed') return;
    const { lines, deliveryFee: delivery, paymentFee: fee = 0, taxes } = extra as PriceChanged;
    const at = placeOf(wireQuoteOf(lines, {}).books);
    const now = { for: at, delivery, fee, taxes, seen: quote };
    tell({ type: 'price-changed', lines, cart: items, asked: now });
    dispatch(baseApi.util.invalidateTags(['Shop']));
    dispatch(baseApi.util.invalidateTags(lines.map(({ bookId: id }) => ({ type: 'Book', id }))));
  }

  const changeOf = (due: keyof Dues) =>
    asked && asked.seen[due] !== quote[due]
      ? { seen: asked.seen[due], now: quote[due] }
      : undefined;

  return {
    books,
    payments,
    discount,
    giftCard,
    quote,
    isDeliveryKnown: asked !== undefined || own.isDeliveryKnown,
    feeOf: (delivery: DeliveryWay) => quoteWith({ delivery }).delivery,
    notices: {
      changes: books.flatMap((book) => {
        const price = seen.get(book._id) ?? book.newPrice;
        return price === book.newPrice ? [] : [{ book, seen: price }];
      }),
      gone,
      soldOut,
      lowered: books.filter(({ quantity = 1, wanted = quantity }) => wanted > quantity),
      delivery: changeOf('delivery'),
      payment: changeOf('fee'),
      tax: changeOf('tax'),
    },
    takeGiftCard: (card: UsedGiftCard | undefined) => tell({ type: 'gift-card', card }),
    removeUnavailable() {
      dispatch(removeOrdered([...gone, ...soldOut].map(({ _id }) => _id)));
    },
    /** Removes the ordered books from the cart. */
    forget() {
      dispatch(removeOrdered(books.map(({ _id }) => _id)));
      discount.apply('');
    },
    onOrdering: () => tell({ type: 'ordering', books, dues: asked && quote }),
    onRefused,
  };
}
