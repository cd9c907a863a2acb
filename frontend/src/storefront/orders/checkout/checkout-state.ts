import type { PriceChanged } from '@book-store/contract/orders/order/orders.schemas';
import type { Quote } from '@book-store/contract/orders/quote/quote';
import type { CartItem } from '../parts/cart/cart-slice.ts';

type Prices = ReadonlyMap<string, number>;

const pricesOf = (books: readonly CartItem[]): Prices =>
  new Map(books.map(({ _id, newPrice }) => [_id, newPrice]));

/** Kept in memory only, because the code is worth money. */
export type UsedGiftCard = {
  code: string;
  lastFour: string;
  balance: number;
  /** The most that the customer wants to pay with it; by default all. */
  amount?: number;
  /** Set while the typed amount is invalid for the card. */
  isUnclear?: boolean;
};

export type Dues = Pick<Quote, 'delivery' | 'fee' | 'tax'>;

/** Costs from a refused order: valid while the books' prices and the delivery stay the same. */
type Asked = Pick<Quote, 'delivery' | 'fee' | 'taxes'> & { for: string; seen: Dues };

export type CheckoutState = {
  /** The price of each book when the customer last saw it. */
  seen: Prices;
  /** The server's price of each book, and the price in the cart at that time. */
  named: ReadonlyMap<string, { price: number; cart: number | undefined }>;
  asked: Asked | undefined;
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
