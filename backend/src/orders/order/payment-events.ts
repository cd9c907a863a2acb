import type { OrderActor } from '@book-store/contract/orders/order/admin-orders.schemas';
import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import {
  isCash,
  type PaymentEventKind,
  type PaymentMethod,
  type PaymentState,
} from '@book-store/contract/settings/payment/payment';
import type { PaymentAccount } from '@book-store/contract/settings/payment/payment-account';
import type { StoredOrder, StoredPayment } from './orders.model.ts';

/** In minor units. */
export type PaymentEvent = {
  kind: PaymentEventKind;
  at: Date;
  amount?: number;
  by?: OrderActor;
  reference?: string;
};

type NewPayment = {
  method: PaymentMethod;
  due: number;
  fee?: number | undefined;
  account?: PaymentAccount | undefined;
};

/** The payment of a new order. */
export const newPayment = ({ method, due, fee = 0, account }: NewPayment): StoredPayment => ({
  method,
  state: due > 0 ? 'open' : 'paid',
  due,
  paid: 0,
  refunded: 0,
  fee,
  ...(account && { account }),
  events: [],
});

/** Orders from before there were payment methods have no stored payment: they are paid in cash. */
export function paymentOf({
  payment,
  address,
  totalCents,
}: Pick<StoredOrder, 'payment' | 'address' | 'totalCents'>): StoredPayment {
  const method = address ? 'cash-on-delivery' : 'at-pick-up';
  return payment ?? newPayment({ method, due: totalCents });
}

/** What the gift card pays and was not refunded to it, in minor units. */
export const paidByGiftCard = ({ giftCard }: Pick<StoredPayment, 'giftCard'>): number =>
  giftCard ? giftCard.amount - giftCard.returned : 0;

/** States in which money is still expected. */
const EXPECTED: readonly PaymentState[] = ['open', 'pending'];

export const isExpected = ({ state }: StoredPayment): boolean => EXPECTED.includes(state);

export function afterEvent(payment: StoredPayment, event: PaymentEvent): StoredPayment {
  const { kind, amount = 0 } = event;
  const paid = payment.paid + (kind === 'paid' ? amount : kind === 'unpaid' ? -amount : 0);
  const refunded = payment.refunded + refundedBy(kind) * amount;
  const due = kind === 'due-changed' ? amount : payment.due;
  const giftCard = giftCardAfter(payment.giftCard, event);
  const events = [...payment.events, event];
  const next = {
    ...payment,
    due,
    paid,
    refunded,
    giftCard,
    events,
    changedAt: event.at,
  };
  return { ...next, state: stateOf(next, payment.state) };
}

type Reference = { kind: PaymentEventKind; reference: string; before?: Date };

/** Sums the events of a kind with a reference, optionally before a time, in minor units. */
export const sumOfEvents = (
  { events }: Pick<StoredPayment, 'events'>,
  { kind, reference, before }: Reference,
): number =>
  events
    .filter((event) => event.kind === kind && event.reference === reference)
    .filter(({ at }) => !before || at < before)
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** The money of a failed refund is the shop's again. */
function refundedBy(kind: PaymentEventKind): number {
  if (kind === 'refunded') return 1;
  return kind === 'refund-returned' ? -1 : 0;
}

function giftCardAfter(giftCard: StoredPayment['giftCard'], { kind, amount = 0 }: PaymentEvent) {
  if (!giftCard) return giftCard;
  const sign = kind === 'gift-card-returned' ? 1 : kind === 'gift-card-used' ? -1 : 0;
  return { ...giftCard, returned: giftCard.returned + sign * amount };
}

/** A dispute lasts until Stripe has decided. */
function stateOf({ due, paid, refunded, giftCard, events }: StoredPayment, before: PaymentState) {
  const dispute = events.findLast(({ kind }) => kind.startsWith('dispute'));
  if (dispute && dispute.kind !== 'dispute-won') return 'disputed';
  const { amount: byCard = 0, returned = 0 } = giftCard ?? {};
  const wasPaid = paid >= due && (paid + byCard > 0 || due === 0);
  if (refunded > 0 || (returned > 0 && wasPaid))
    return refunded + returned >= paid + byCard ? 'refunded' : 'partly-refunded';
  if (wasPaid) return 'paid';
  return unpaidState(events.at(-1)?.kind, before);
}

function unpaidState(last: PaymentEventKind | undefined, before: PaymentState): PaymentState {
  if (last === 'started' || last === 'processing') return 'pending';
  if (last === 'expired' || last === 'failed') return last;
  if (last === 'reopened' || last === 'unpaid') return 'open';
  return EXPECTED.includes(before) || before === 'expired' || before === 'failed' ? before : 'open';
}

type Move = { status: StoredOrder['status']; at: Date; by: OrderActor; undo?: true };

/** The payment event that follows from an order's new status, if any. */
export function eventOfMove(payment: StoredPayment, move: Move): PaymentEvent | undefined {
  const { status, at, by, undo } = move;
  const { method, due, paid, events } = payment;
  if (undo) return eventOfUndo(payment, move);
  if (status === 'delivered' && isCash(method) && paid < due)
    return { kind: 'paid', amount: due - paid, at, by };
  return UNPAID_ENDS.includes(status) && isExpected(payment) && events.at(-1)?.kind !== 'failed'
    ? { kind: 'expired', at, by }
    : undefined;
}

/**
 * An admin who moves an order back to where it waits for payment had marked it as paid by mistake. Payments
 * already reversed, or partly refunded, stay.
 */
function eventOfUndo(
  { method, state, refunded, events }: StoredPayment,
  { status, at, by }: Move,
): PaymentEvent | undefined {
  if (state === 'expired') return { kind: 'reopened', at, by };
  const last = events.findLast(({ kind }) => kind === 'paid' || kind === 'unpaid');
  if (last?.kind !== 'paid' || !last.amount || refunded > 0) return undefined;
  const { amount, reference } = last;
  if (status === 'awaiting-payment')
    return { kind: 'unpaid', amount, at, by, ...(reference && { reference }) };
  return isCash(method) && events.at(-1) === last ? { kind: 'unpaid', amount, at, by } : undefined;
}
