import type { BookFormat } from '@book-store/contract/catalogue/books/book-facts';
import type { OrderView, PlaceOrderBody } from '@book-store/contract/orders/order/orders.schemas';
import type { Taxes } from '@book-store/contract/settings/tax/tax';
import { toAddress } from '../../../kit/fields/address-values.ts';
import { amountText, copiesOf } from '../../../lib/money/amount.ts';
import type { DeliveryDraft } from '../parts/checkout/delivery-draft.ts';
import type { Payments } from '../parts/checkout/use-payments.ts';
import type { Ways } from '../parts/checkout/use-ways.ts';

/** A book as the checkout needs it. */
export type OrderedBook = {
  _id: string;
  title: string;
  coverImage: string;
  drawnCover?: string | undefined;
  coverTint?: string | undefined;
  format?: BookFormat | undefined;
  newPrice: number;
  /** How many copies, if it is not one. */
  quantity?: number | undefined;
  /** How many copies the customer wanted, if there are fewer by now. */
  wanted?: number | undefined;
};

/** The displayed cost; `delivery` is unknown until the shop's settings are loaded. */
export type Cost = {
  books: number;
  /** What the discount code gives. */
  discount: OrderView['discountCode'];
  delivery: number | undefined;
  /** What the way to pay costs. */
  payment: number;
  taxes: Taxes | undefined;
  total: number;
  /** What a gift card pays of the total. */
  giftCard: number;
};

type Shown = {
  email: string | undefined;
  books: readonly OrderedBook[];
  total: number;
  discountCode: string | undefined;
  ways: Ways;
  payments: Payments;
  giftCard: PlaceOrderBody['giftCard'];
};

/** Builds the request body from the form, the account's email if there is one, the books, the displayed total and the chosen way. */
export const toOrderBody = (
  draft: DeliveryDraft,
  {
    email,
    books,
    total,
    discountCode,
    payments,
    giftCard,
    ways: { chosen, isChoice, isPickUp },
  }: Shown,
): PlaceOrderBody => ({
  name: draft.name.trim(),
  email: email ?? draft.email.trim(),
  phone: draft.phone,
  ...(!isPickUp && { address: toAddress(draft) }),
  ...((isChoice || isPickUp) && { delivery: chosen?.id }),
  ...((payments.isChoice || payments.chosen?.method === 'gift-card') && {
    payment: payments.chosen?.method,
  }),
  ...(giftCard && { giftCard }),
  productIds: books.map(({ _id }) => _id),
  ...(copiesOf(books) > books.length && {
    quantities: books.map(({ quantity = 1 }) => quantity),
  }),
  ...(discountCode && { discountCode }),
  totalPrice: amountText(total),
});
