import type { PriceChanged } from '@book-store/contract/orders/order/orders.schemas';
import type { Quote } from '@book-store/contract/orders/quote/quote';
import type { CartItem } from '../parts/cart/cart-slice.ts';

type Prices = ReadonlyMap<string, number>;

const pricesOf = (books: readonly CartItem[]): Prices =>
  new Map(books.map(({ _id, newPrice }) => [_id, newPrice]));

/** A gift card whose code the customer has entered; it is kept in memory alone, because it is money. */
export type UsedGiftCard = {
  code: string;
  lastFour: string;
  balance: number;
  /** The most of it that the customer wants to use, if not all. */
  amount?: number;
  /** Set while the typed amount is not one that the card can pay. */
  isUnclear?: boolean;
};

/** What an order costs besides its books. */
export type Dues = Pick<Quote, 'delivery' | 'fee' | 'tax'>;

/** What the server has asked for a refused order: valid as long as the books cost the same, and go the same way. */
type Asked = Pick<Quote, 'delivery' | 'fee' | 'taxes'> & { for: string; seen: Dues };

/** What the customer has seen, and what the server has said of refused orders. */
export type CheckoutState = {
  /** What each book cost when the customer last saw it. */
  seen: Prices;
  /** The price of each book that the server has named, and the one in the cart at that time. */
  named: ReadonlyMap<string, { price: number; cart: number | undefined }>;
  asked: Asked | undefined;
  /** Ids of books that cannot be sent. */
  gone: readonly string[];
  soldOut: readonly string[];
  giftCard: UsedGiftCard | undefined;
};

export type CheckoutEvent =
  | { type: 'books-added'; books: readonly CartItem[] }
  | { type: 'ordering'; books: readonly CartItem[]; dues: Dues | undefined }
  | { type: 'books-gone' | 'books-sold-out'; ids: readonly string[] }
  | { type: 'price-changed'; lines: PriceChanged['lines']; cart: readonly CartItem[]; asked: Asked }
  | { type: 'gift-card'; card: UsedGiftCard | undefined }
  | { type: 'gift-card-refused'; balance: number };

export const startOfCheckout = (books: readonly CartItem[]): CheckoutState => ({
  seen: pricesOf(books),
  named: new Map(),
  asked: undefined,
  gone: [],
  soldOut: [],
  giftCard: undefined,
});

export function afterEvent(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'books-added':
      return { ...state, seen: new Map([...pricesOf(event.books), ...state.seen]) };
    case 'ordering': {
      const { books, dues } = event;
      const asked = state.asked && dues ? { ...state.asked, seen: dues } : state.asked;
      return { ...state, seen: pricesOf(books), asked };
    }
    case 'books-gone':
      return { ...state, gone: event.ids };
    case 'books-sold-out':
      return { ...state, soldOut: event.ids };
    case 'price-changed': {
      const cart = pricesOf(event.cart);
      const named = event.lines.map(
        ({ bookId, price }) => [bookId, { price, cart: cart.get(bookId) }] as const,
      );
      return { ...state, named: new Map(named), asked: event.asked };
    }
    case 'gift-card':
      return { ...state, giftCard: event.card };
    case 'gift-card-refused': {
      const { giftCard } = state;
      const { balance } = event;
      return { ...state, giftCard: giftCard && balance > 0 ? { ...giftCard, balance } : undefined };
    }
  }
}
