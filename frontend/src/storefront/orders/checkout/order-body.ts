import type { BookFormat } from '@book-store/contract/catalogue/books/book-facts';
import type { PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import type { Quote } from '@book-store/contract/orders/quote/quote';
import { addressOf } from '../../../kit/fields/address-values.ts';
import { amountText, copiesOf } from '../../../lib/money/amount.ts';
import type { CheckoutValues } from '../parts/checkout/checkout-draft.ts';
import type { Payments } from '../parts/checkout/use-payments.ts';
import type { Ways } from '../parts/checkout/use-ways.ts';
import type { Discount } from '../parts/discount/use-discount.ts';
import type { UsedGiftCard } from './checkout-state.ts';

export type OrderedBook = {
  _id: string;
  title: string;
  coverImage: string;
  drawnCover?: string | undefined;
  coverTint?: string | undefined;
  format?: BookFormat | undefined;
  newPrice: number;
  /** Absent for one copy. */
  quantity?: number | undefined;
  /** The requested copies, if fewer are left. */
  wanted?: number | undefined;
};

type Shown = {
  /** The account's email, or the one that a guest typed. */
  email: string | undefined;
  books: readonly OrderedBook[];
  quote: Quote;
  discount: Pick<Discount, 'toSend'>;
  ways: Ways;
  payments: Payments;
  giftCard: UsedGiftCard | undefined;
};

/** States the prices shown, so that the server can refuse outdated ones. */
export function toOrderBody(typed: CheckoutValues, shown: Shown): PlaceOrderBody {
  const { email, books, quote, discount, ways, payments, giftCard } = shown;
  const { chosen, isChoice } = payments;
  return {
    name: typed.name.trim(),
    email: email ?? typed.email.trim(),
    phone: typed.phone,
    ...(!ways.isPickUp && { address: addressOf(typed.address) }),
    ...((ways.isChoice || ways.isPickUp) && { delivery: ways.chosen?.id }),
    ...((isChoice || chosen?.method === 'gift-card') && { payment: chosen?.method }),
    // A card that pays nothing is not sent.
    ...(giftCard &&
      quote.giftCard > 0 && { giftCard: { code: giftCard.code, amount: quote.giftCard } }),
    productIds: books.map(({ _id }) => _id),
    ...(copiesOf(books) > books.length && {
      quantities: books.map(({ quantity = 1 }) => quantity),
    }),
    ...(discount.toSend && { discountCode: discount.toSend }),
    totalPrice: amountText(quote.total),
  };
}
