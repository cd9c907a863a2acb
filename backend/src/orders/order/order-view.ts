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
import { coverFacts } from '../../platform/pictures/cover-tint.ts';
import { shownEmail } from '../../platform/text/shown-email.ts';
import { toAddressView } from '../../settings/place/addresses.ts';
import { standingMoves, undoOf } from '../changing/order-undo.ts';
import { balanceOf } from '../gift-cards/correct-gift-card.ts';
import { editionOf } from '../placing/order-pricing.ts';
import type { StoredOrder } from './orders.model.ts';
import { paymentOf } from './payment-events.ts';
import {
  refundableWithCard,
  toAdminPaymentView,
  toBoughtGiftCard,
  toPaymentView,
} from './payment-view.ts';
import { readableOrder } from './readable-order.ts';
import { toAdminReturnViews, toReturnViews } from './return-view.ts';

type Numbered = { _id: { toString(): string }; number?: number | null | undefined };

/** Returns an order's number as people read it; for an order that has none yet, the end of its id. */
export const orderNumberOf = ({ _id, number }: Numbered): string =>
  number ? formatOrderNumber(number) : _id.toString().slice(-8);

/** Converts a stored order of a customer to what they see of it. */
export const toOrderView = (order: StoredOrder): OrderView => toView(readableOrder(order));

const toView = (order: StoredOrder): OrderView => ({
  ...toSharedView(order),
  boughtGiftCard: toBoughtGiftCard(order),
  payment: toPaymentView(order),
  returns: toReturnViews(order),
  // A mistake that the owner undoes would only puzzle the customer.
  history: standingMoves(order.history).map(({ status, at }) => ({ status, at: at.toISOString() })),
});

/** Ids and dates as strings, nothing internal. */
const toSharedView = (order: StoredOrder) => ({
  _id: order._id.toString(),
  number: orderNumberOf(order),
  name: order.name,
  email: shownEmail(order.email ?? ''),
  phone: order.phone,
  address: order.address ? toAddressView(order.address) : undefined,
  delivery: toPromisedDelivery(order),
  tracking: order.tracking
    ? {
        carrier: order.tracking.carrier,
        number: order.tracking.number,
        url: trackingUrl(order.tracking),
      }
    : undefined,
  productIds: order.productIds.map(String),
  lines: order.lines.map((line) => ({
    bookId: line.bookId.toString(),
    title: line.title,
    author: line.author ?? undefined,
    ...coverFacts({ ...line, id: line.bookId.toString() }),
    price: line.priceCents,
    quantity: line.quantity,
    discount: line.discountCents || undefined,
    ...editionOf(line),
  })),
  discountCode: order.discountCode
    ? {
        code: order.discountCode.code,
        amount: order.discountCode.cents,
        freeDelivery: order.discountCode.kind === 'delivery' || undefined,
      }
    : undefined,
  deliveryFee: order.deliveryCents ?? 0,
  totalPrice: order.totalCents,
  taxes: toTaxes(order.taxes),
  invoice: toInvoice(order.invoice),
  creditNote: toCreditNote(order.creditNote),
  status: order.status,
  hold: toHold(order),
  cancellable: isCancellable(order.status),
  linesCancellable: areLinesCancellable(order) || undefined,
  createdAt: order.createdAt.toISOString(),
});

const toHold = ({ hold }: StoredOrder): OrderView['hold'] =>
  hold ? { until: hold.until?.toISOString(), lapsedAt: hold.lapsedAt?.toISOString() } : undefined;

/** Returns the view of an order with whether whoever reads it may confirm it. */
export const withConfirmable = (order: OrderView, mayConfirm: boolean): OrderView =>
  mayConfirm && order.status === 'unconfirmed' ? { ...order, confirmable: true } : order;

const toTaxes = (taxes: StoredOrder['taxes']): OrderView['taxes'] =>
  taxes
    ? {
        included: taxes.included,
        sums: taxes.sums.map(({ rate, ...sum }) => ({ ...sum, rate: rate ?? undefined })),
      }
    : undefined;

const toInvoice = (invoice: StoredOrder['invoice']): OrderView['invoice'] =>
  invoice?.seller
    ? {
        number: invoice.number,
        at: invoice.at.toISOString(),
        seller: {
          name: invoice.seller.name,
          address: invoice.seller.address ?? undefined,
          taxNumber: invoice.seller.taxNumber ?? undefined,
        },
      }
    : undefined;

const toCreditNote = (creditNote: StoredOrder['creditNote']): OrderView['creditNote'] =>
  creditNote ? { number: creditNote.number, at: creditNote.at.toISOString() } : undefined;

const toCredited = (credited: StoredOrder['credited']): AdminOrderView['credited'] => {
  const pairs = (credited ?? []).flatMap((pair) => {
    const [invoice, creditNote] = [toInvoice(pair.invoice), toCreditNote(pair.creditNote)];
    return invoice && creditNote ? { invoice, creditNote } : [];
  });
  return pairs.length > 0 ? pairs : undefined;
};

/** Returns the last day on which the shop keeps an order that is ready to be picked up. */
export function keptUntilOf({ status, history, delivery }: StoredOrder): string | undefined {
  const ready = history.findLast((entry) => entry.status === 'packed');
  if (status !== 'packed' || !ready || !delivery?.keptDays) return undefined;
  return dayAfter(shopDay(ready.at), delivery.keptDays);
}

const toPromisedDelivery = (order: StoredOrder): OrderView['delivery'] =>
  order.delivery
    ? {
        name: order.delivery.name ?? undefined,
        kind: order.delivery.kind,
        days: order.delivery.days ?? undefined,
        keptUntil: keptUntilOf(order),
      }
    : undefined;

/**
 * Converts a stored order to the owner's view at a time: with who made each change and the notes, which
 * customers do not see, and what can be done with it.
 */
export const toAdminOrderView = (order: StoredOrder, now: Date): AdminOrderView =>
  toAdminView(readableOrder(order), now);

/** Returns one order as the owner sees it, with what can be given back of the gift card that it bought. */
export async function adminOrderView(order: StoredOrder, now: Date): Promise<AdminOrderView> {
  const view = toAdminOrderView(order, now);
  const card = order.boughtGiftCard?.card;
  if (!card || !view.payment) return view;
  const refundable = refundableWithCard(paymentOf(order), await balanceOf(card));
  return { ...view, payment: { ...view.payment, refundable } };
}

const toAdminView = (order: StoredOrder, now: Date): AdminOrderView => ({
  ...toSharedView(order),
  boughtGiftCard: toBoughtGiftCard(order, { seesCard: true }),
  payment: toAdminPaymentView(order),
  returns: toAdminReturnViews(order),
  source: order.source ?? 'web',
  history: order.history.map(({ status, at, by, undo }) => ({
    status,
    at: at.toISOString(),
    by: by ? { role: by.role, name: by.name ?? undefined } : undefined,
    undo: undo ?? undefined,
  })),
  nextStatuses: [...nextStatuses(order.status, { pickUp: isPickUp(order) })],
  undo: undoOf(order, now),
  correctable: isOpen(order.status),
  linesCanChange:
    isInShop(order.status) && !order.invoice && !isBeingPaid(order) && !order.boughtGiftCard,
  version: order.corrections?.length ?? 0,
  notes: (order.notes ?? []).map(({ _id, text, at, by }) => ({
    _id: _id.toString(),
    text,
    at: at.toISOString(),
    by,
  })),
  corrections: (order.corrections ?? []).map(({ at, by, fields }) => ({
    at: at.toISOString(),
    by: by ?? undefined,
    fields: [...fields],
  })),
  credited: toCredited(order.credited),
  customerId: order.uid && !isDetached(order.uid) ? order.uid : undefined,
  guest: isGuest(order.uid ?? '') || undefined,
  guestLink: Boolean(order.linkKey) || undefined,
});

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
