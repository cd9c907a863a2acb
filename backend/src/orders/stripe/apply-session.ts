import { PAYMENT_REFERENCE_MAX } from '@book-store/contract/settings/payment/payment';
import type { ClientSession } from 'mongoose';
import { changePayment } from '../changing/change-payment.ts';
import { SHOP } from '../changing/shop-actor.ts';
import { findOrder } from '../order/find-order.ts';
import type { StoredOrder, StoredPayment } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { cancelUnpaid } from '../payments/cancel-unpaid.ts';
import { receiveMoney } from '../payments/receive-money.ts';
import { applyCharge } from './apply-charge.ts';
import { applyWaitingEvents } from './apply-waiting-events.ts';
import { linkPayment } from './link-payment.ts';
import { refundSurplus } from './refund-surplus.ts';
import type { SessionState } from './stripe-answers.ts';

/** Stripe's answer may be this old: a refund may have failed since. */
const ANSWER_MS = 30_000;

type At = { at: Date; unseenBy: readonly string[] };

/**
 * Whether the shop created the session for this order, in its own currency: other programs on the same account,
 * and anybody who opens a payment link, can name an order, too.
 */
export function isOwnPage(order: StoredOrder, { id, order: named, isNoted, paid }: SessionState) {
  const { checkout, events } = paymentOf(order);
  const isKnown =
    checkout?.id === id ||
    events.some(
      ({ kind, reference }) =>
        kind === 'started' && reference === id.slice(0, PAYMENT_REFERENCE_MAX),
    );
  return isKnown && named === order._id.toString() && isNoted && paid !== undefined;
}

/**
 * In a transaction, brings an order in line with its session at Stripe. Idempotent; ignores sessions that are
 * not the shop's. Money for an order that has ended or is already paid is refunded. An order whose session
 * closed unpaid is cancelled.
 */
export async function applySession(
  id: string,
  state: SessionState,
  at: At,
  session: ClientSession,
): Promise<StoredOrder> {
  const order = await findOrder(id, session);
  if (!isOwnPage(order, state)) return order;
  if (state.isPaid) return applyPaid(order, state, at, session);
  const { checkout } = paymentOf(order);
  // An earlier session no longer matters, and a closed one has been handled.
  if (checkout?.id !== state.id || checkout.closed || state.status === 'open') return order;
  const hasFailed = state.status === 'complete' && state.hasFailed;
  if (state.status === 'complete' && !hasFailed) return markProcessing(order, state, at, session);
  await changePayment(
    id,
    (_order, payment) => ({
      events: hasFailed ? [{ kind: 'failed', at: at.at, by: SHOP, reference: state.id }] : [],
      set: closed(payment),
    }),
    session,
  );
  return cancelUnpaid(id, at.at, session);
}

async function applyPaid(
  order: StoredOrder,
  { id, intent = id, paid: amount = 0, charge }: SessionState,
  { at, unseenBy }: At,
  session: ClientSession,
): Promise<StoredOrder> {
  const orderId = order._id.toString();
  const isNew = await linkPayment(intent, order._id, session);
  if (paymentOf(order).checkout?.id === id)
    await changePayment(orderId, (_, payment) => ({ events: [], set: closed(payment) }), session);
  const money = { amount, reference: intent, by: SHOP, at };
  await receiveMoney(orderId, money, { unseenBy, once: true }, session);
  if (isNew) await applyWaitingEvents(intent, orderId, at, session);
  if (charge)
    await applyCharge(orderId, charge, { at, asOf: new Date(at.getTime() - ANSWER_MS) }, session);
  return refundSurplus(orderId, at, session);
}

/** It can no longer be paid. */
const closed = ({ checkout }: StoredPayment): { checkout: StoredPayment['checkout'] } => ({
  checkout: checkout && { ...checkout, closed: true },
});

const markProcessing = (
  { _id }: StoredOrder,
  { id }: SessionState,
  { at }: At,
  session: ClientSession,
): Promise<StoredOrder> =>
  changePayment(
    _id.toString(),
    ({ status }, { events }) =>
      status !== 'awaiting-payment' || events.some(({ kind }) => kind === 'processing')
        ? undefined
        : { events: [{ kind: 'processing', at, by: SHOP, reference: id }] },
    session,
  );
