import { isDetached } from '@book-store/contract/orders/guests/detached';
import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { formatOrderNumber } from '@book-store/contract/orders/order/order-number';
import {
  isCancellable,
  isInShop,
  isOpen,
  nextStatuses,
} from '@book-store/contract/orders/order/order-status';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { trackingUrl } from '@book-store/contract/orders/parcels/carriers';
import { isGuest } from '@book-store/contract/people/account/guests';
import { shopDay } from '@book-store/contract/place';
import { dayAfter } from '@book-store/contract/promised-days';
import type { z } from 'zod';
import { coverFacts } from '../../platform/pictures/cover-tint.ts';
import { shownEmail } from '../../platform/text/shown-email.ts';
import { toAddressView } from '../../settings/place/addresses.ts';
import { standingMoves, undoOf } from '../changing/order-undo.ts';
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

/** Returns an order's number as people read it; for an order that has none yet, the end of its id. */
export const orderNumberOf = ({ _id, number }: Numbered): string =>
  number ? formatOrderNumber(number) : _id.toString().slice(-8);

/** An order as handlers answer it: as it is stored, with what is calculated. Its schema drops the rest. */
export type ShownOrder = z.output<typeof OrderView>;
/** As `ShownOrder`, for the owner. */
export type ShownAdminOrder = z.output<typeof AdminOrderView>;

// Objects begin with a member: to add some to what begins as a copy takes half as long again.

/** Returns a stored order with what its customer sees besides. */
export const toOrderView = (order: StoredOrder): ShownOrder => ({
  totalPrice: order.totalCents,
  ...order,
  ...toShared(order),
  boughtGiftCard: toBoughtGiftCard(order),
  payment: toPaymentView(order),
  returns: toReturnViews(order),
  // A mistake that the owner undoes would only puzzle the customer.
  history: standingMoves(order.history),
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
    // The first orders had one copy of each book, and no number of them.
    quantity: line.quantity ?? 1,
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

/** Returns the view of an order with whether whoever reads it may confirm it. */
export const withConfirmable = (order: ShownOrder, mayConfirm: boolean): ShownOrder =>
  mayConfirm && order.status === 'unconfirmed' ? { ...order, confirmable: true } : order;

/** Returns the last day on which the shop keeps an order that is ready to be picked up. */
export function keptUntilOf({ status, history, delivery }: StoredOrder): string | undefined {
  const ready = history.findLast((entry) => entry.status === 'packed');
  if (status !== 'packed' || !ready || !delivery?.keptDays) return undefined;
  return dayAfter(shopDay(ready.at), delivery.keptDays);
}

/**
 * Returns a stored order with what the owner sees besides at a time: with who made each change and the notes, which
 * customers do not see, and what can be done with it.
 */
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
    isInShop(order.status) && !order.invoice && !isBeingPaid(order) && !order.boughtGiftCard,
  version: order.corrections?.length ?? 0,
  notes: order.notes ?? [],
  corrections: order.corrections ?? [],
  customerId: order.uid && !isDetached(order.uid) ? order.uid : undefined,
  guest: isGuest(order.uid ?? '') || undefined,
  guestLink: Boolean(order.linkKey) || undefined,
});

/** Returns one order as the owner sees it, with what can be given back of the gift card that it bought. */
export async function adminOrderView(order: StoredOrder, now: Date): Promise<ShownAdminOrder> {
  const view = toAdminOrderView(order, now);
  const card = order.boughtGiftCard?.card;
  if (!card || !view.payment) return view;
  const refundable = refundableWithCard(paymentOf(order), await balanceOf(card));
  return { ...view, payment: { ...view.payment, refundable } };
}

/**
 * Returns whether the customer can cancel single copies of an order: until it has been packed, and as long as all is
 * as it was ordered but for what the customer has cancelled. What a code takes off depends on all of an order.
 */
export const areLinesCancellable = (order: StoredOrder): boolean =>
  isCancellable(order.status) &&
  !order.invoice &&
  !order.discountCode &&
  !order.boughtGiftCard &&
  !isBeingPaid(order) &&
  order.source !== 'counter' &&
  !(order.corrections ?? []).some(({ by, fields }) => by && fields.includes('lines'));

/** Returns whether an order is being paid at Stripe, whose page has its sum. */
export const isBeingPaid = ({ status, payment }: StoredOrder): boolean =>
  status === 'awaiting-payment' && payment?.method === 'stripe';

const isPickUp = ({ address }: StoredOrder): boolean => !address;
