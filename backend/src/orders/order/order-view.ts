import { isDetached } from '@book-store/contract/orders/guests/detached';
import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import {
  isCancellable,
  isInShop,
  isOpen,
  nextStatuses,
} from '@book-store/contract/orders/order/order-status';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { currentInvoice } from '@book-store/contract/orders/papers/papers';
import { trackingUrl } from '@book-store/contract/orders/parcels/carriers';
import { isGuest } from '@book-store/contract/people/account/guests';
import { shopDay } from '@book-store/contract/place';
import { dayAfter } from '@book-store/contract/promised-days';
import { formatOrderNumber } from '@book-store/contract/settings/shop/order-number';
import type { z } from 'zod';
import { coverFacts } from '../../platform/pictures/cover-tint.ts';
import { shownEmail } from '../../platform/text/shown-email.ts';
import { toAddressView } from '../../settings/place/addresses.ts';
import { effectiveMoves, undoOf } from '../changing/order-undo.ts';
import { balanceOf } from '../gift-cards/correct-gift-card.ts';
import type { StoredOrder } from './orders.model.ts';
import { paymentOf } from './payment-events.ts';
import {
  refundableWithCard,
  toAdminPaymentView,
  toBoughtGiftCard,
  toPaymentView,
} from './payment-view.ts';
import { toAdminReturnViews, toReturnViews } from './return-view.ts';

type Numbered = { _id: { toString(): string }; number?: number | undefined };

/** The formatted number; the end of the id for an order without one. */
export const orderNumberOf = ({ _id, number }: Numbered): string =>
  number ? formatOrderNumber(number) : _id.toString().slice(-8);

/** A stored order with computed fields. Its schema drops the rest. */
export type ShownOrder = z.output<typeof OrderView>;
export type ShownAdminOrder = z.output<typeof AdminOrderView>;

// Start each literal with a member: adding members to a spread copy takes 50 % longer.

export const toOrderView = (order: StoredOrder): ShownOrder => ({
  totalPrice: order.totalCents,
  ...order,
  ...toShared(order),
  boughtGiftCard: toBoughtGiftCard(order),
  payment: toPaymentView(order),
  returns: toReturnViews(order),
  // A mistake that the owner undid would only puzzle the customer.
  history: effectiveMoves(order.history),
});

const toShared = (order: StoredOrder) => ({
  number: orderNumberOf(order),
  email: shownEmail(order.email ?? ''),
  address: order.address && toAddressView(order.address),
  delivery: order.delivery && { ...order.delivery, keptUntil: keptUntilOf(order) },
  tracking: order.tracking && { ...order.tracking, url: trackingUrl(order.tracking) },
  lines: order.lines.map((line) => ({
    price: line.priceCents,
    ...line,
    ...coverFacts({ ...line, id: line.bookId.toString() }),
    discount: line.discountCents || undefined,
  })),
  discountCode: order.discountCode && {
    code: order.discountCode.code,
    amount: order.discountCode.cents,
    freeDelivery: order.discountCode.kind === 'delivery' || undefined,
  },
  deliveryFee: order.deliveryCents ?? 0,
  cancellable: isCancellable(order.status),
  linesCancellable: areLinesCancellable(order) || undefined,
});

export const withConfirmable = (order: ShownOrder, mayConfirm: boolean): ShownOrder =>
  mayConfirm && order.status === 'unconfirmed' ? { ...order, confirmable: true } : order;

/** The last day on which the shop keeps an order that is ready for pick-up. */
export function keptUntilOf({ status, history, delivery }: StoredOrder): string | undefined {
  const ready = history.findLast((entry) => entry.status === 'packed');
  if (status !== 'packed' || !ready || !delivery?.keptDays) return undefined;
  return dayAfter(shopDay(ready.at), delivery.keptDays);
}

/** Adds what only the owner sees: who made each change, the notes, and the actions possible at a time. */
export const toAdminOrderView = (order: StoredOrder, now: Date): ShownAdminOrder => ({
  totalPrice: order.totalCents,
  ...order,
  ...toShared(order),
  boughtGiftCard: toBoughtGiftCard(order),
  payment: toAdminPaymentView(order),
  returns: toAdminReturnViews(order),
  source: order.source ?? 'web',
  nextStatuses: [...nextStatuses(order.status, { pickUp: isPickUp(order) })],
  undo: undoOf(order, now),
  correctable: isOpen(order.status),
  linesCanChange:
    isInShop(order.status) &&
    !currentInvoice(order.papers) &&
    !order.reductions?.length &&
    !isBeingPaid(order) &&
    !order.boughtGiftCard,
  version: order.corrections?.length ?? 0,
  notes: order.notes ?? [],
  corrections: order.corrections ?? [],
  customerId: order.uid && !isDetached(order.uid) ? order.uid : undefined,
  guest: isGuest(order.uid ?? '') || undefined,
  guestLink: Boolean(order.linkKey) || undefined,
});

/** Also says how much of a bought gift card can be refunded. */
export async function adminOrderView(order: StoredOrder, now: Date): Promise<ShownAdminOrder> {
  const view = toAdminOrderView(order, now);
  const card = order.boughtGiftCard?.card;
  if (!card || !view.payment) return view;
  const refundable = refundableWithCard(paymentOf(order), await balanceOf(card));
  return { ...view, payment: { ...view.payment, refundable } };
}

/**
 * True until it has been packed, and as long as only the customer's own cancellations have changed it: a code's
 * discount depends on the whole order.
 */
export const areLinesCancellable = (order: StoredOrder): boolean =>
  isCancellable(order.status) &&
  !currentInvoice(order.papers) &&
  !order.reductions?.length &&
  !order.discountCode &&
  !order.boughtGiftCard &&
  !isBeingPaid(order) &&
  order.source !== 'counter' &&
  !(order.corrections ?? []).some(({ by, fields }) => by && fields.includes('lines'));

/** Stripe's page then shows its total. */
export const isBeingPaid = ({ status, payment }: StoredOrder): boolean =>
  status === 'awaiting-payment' && payment?.method === 'stripe';

const isPickUp = ({ address }: StoredOrder): boolean => !address;
