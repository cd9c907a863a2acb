import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import { ORDER_UNDO_MINUTES } from '@book-store/contract/orders/order/orders';
import { listAdminIds } from '../../people/admins/find-admins.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { MINUTE_MS } from '../../platform/time/durations.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { payUntil } from '../order/payment-view.ts';
import { cancelUnpaid } from '../payments/cancel-unpaid.ts';
import { applySession } from './apply-session.ts';
import { makeRefunds } from './make-refunds.ts';
import { refundSurplus, surplusOf } from './refund-surplus.ts';
import { toSessionState } from './stripe-answers.ts';
import { type StripeClient, StripeRefused } from './stripe-client.ts';

/** The polling interval for open sessions and for payments that take days. */
const ASK_EVERY_MS = 5 * MINUTE_MS;
const ASK_PROCESSING_MS = 6 * 60 * MINUTE_MS;
/** Stripe's clock may differ from ours. */
const GRACE_MS = MINUTE_MS;
/** As long as an admin can undo a cancellation, plus a margin. */
const UNDO_MS = ORDER_UNDO_MINUTES * MINUTE_MS + 10_000;

type Deps = {
  stripe: StripeClient;
  now: () => Date;
  /** Whether deadlines passed by `now` may take effect (`isClockTrusted`). */
  isTrusted: boolean;
};

/**
 * Does what a Stripe order needs even if the webhook never arrives: polls its payment, closes the session of an
 * ended order, and refunds. Returns when to look next. Throws `StripeUnavailable` if Stripe does not answer.
 */
export async function reconcileCheckout(order: StoredOrder, deps: Deps): Promise<Date | undefined> {
  const known = await settlePage(order, deps);
  const refunded = await makeRefunds(await refundEndedOrder(known, deps), deps);
  return nextCheck(refunded, deps.now());
}

/** Reads the session from Stripe, and closes it if the order no longer needs it. */
async function settlePage(
  order: StoredOrder,
  { stripe, now, isTrusted }: Deps,
): Promise<StoredOrder> {
  const { checkout } = paymentOf(order);
  const id = order._id.toString();
  const isOver = isTrusted && endOf(order).getTime() <= now().getTime();
  const waits = order.status === 'awaiting-payment';
  if (!checkout?.id && waits && isOver)
    return inTransaction((session) => cancelUnpaid(id, now(), session));
  if (!checkout?.id || checkout.closed) return order;
  const isDone = !waits || isOver;
  const state = toSessionState(
    isDone ? await closePage(checkout.id, stripe) : await stripe.getSession(checkout.id),
  );
  if (state.status === 'open') return order;
  const [unseenBy, at] = [await listAdminIds(), now()];
  return inTransaction((session) => applySession(id, state, { at, unseenBy }, session));
}

/** A session that cannot be closed is closed, or paid, already. */
async function closePage(id: string, stripe: StripeClient) {
  try {
    return await stripe.expireSession(id);
  } catch (error) {
    if (!(error instanceof StripeRefused)) throw error;
    return stripe.getSession(id);
  }
}

const endOf = (order: StoredOrder): Date => after(payUntil(order), GRACE_MS);

/** Refunds what an ended order has received, once its end cannot be undone any more. */
async function refundEndedOrder(order: StoredOrder, { now }: Deps): Promise<StoredOrder> {
  const at = now();
  if (surplusOf(order, paymentOf(order)).length === 0 || at < lastUndo(order)) return order;
  return inTransaction((session) => refundSurplus(order._id.toString(), at, session));
}

/** Returns until when the order's end can be undone. */
function lastUndo({ status, history }: StoredOrder): Date {
  const last = history.at(-1);
  const mayBeUndone = UNPAID_ENDS.includes(status) && last?.by?.role === 'admin';
  return new Date(last && mayBeUndone ? last.at.getTime() + UNDO_MS : 0);
}

function nextCheck(order: StoredOrder, now: Date): Date | undefined {
  const payment = paymentOf(order);
  const { checkout, events } = payment;
  if (order.status === 'awaiting-payment') {
    if (events.at(-1)?.kind === 'processing') return after(now, ASK_PROCESSING_MS);
    const ask = checkout?.id && !checkout.closed ? after(now, ASK_EVERY_MS) : endOf(order);
    return new Date(
      Math.min(ask.getTime(), Math.max(endOf(order).getTime(), now.getTime() + GRACE_MS)),
    );
  }
  // It was cancelled during a payment that takes days.
  if (checkout?.id && !checkout.closed) return after(now, ASK_PROCESSING_MS);
  if (payment.refunds?.some(({ state }) => state === 'asked')) return after(now, MINUTE_MS);
  return surplusOf(order, payment).length > 0 ? lastUndo(order) : undefined;
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);
