import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import { ORDER_UNDO_MINUTES } from '@book-store/contract/orders/order/orders';
import { listAdminIds } from '../../people/admins/find-admins.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { payUntil } from '../order/payment-view.ts';
import { cancelUnpaid } from '../payments/cancel-unpaid.ts';
import { applySession } from './apply-session.ts';
import { askSurplusBack, surplusOf } from './ask-surplus-back.ts';
import { makeRefunds } from './make-refunds.ts';
import { toSessionState } from './stripe-answers.ts';
import { type StripeClient, StripeRefused } from './stripe-client.ts';

const MINUTE_MS = 60_000;
/** How often Stripe is asked about a page that is open, and about money that takes days. */
const ASK_EVERY_MS = 5 * MINUTE_MS;
const ASK_PROCESSING_MS = 6 * 60 * MINUTE_MS;
/** Stripe's clock may differ from ours. */
const GRACE_MS = MINUTE_MS;
/** As long as an admin can undo a cancellation, and a little longer. */
const UNDO_MS = ORDER_UNDO_MINUTES * MINUTE_MS + 10_000;

type Deps = {
  stripe: StripeClient;
  now: () => Date;
  /** Whether what is over by `now` may be acted upon (`isClockTrusted`). */
  isTrusted: boolean;
};

/**
 * Does what is to be done about an order that is paid at Stripe, whose webhook may never have come, and returns when to
 * look next: asks how a payment went, closes the page of an order that has ended, and gives money back. Throws
 * `StripeAway` if Stripe gives no answer.
 */
export async function lookAfterCheckout(order: StoredOrder, deps: Deps): Promise<Date | undefined> {
  const known = await settlePage(order, deps);
  const refunded = await makeRefunds(await askBack(known, deps), deps);
  return nextLook(refunded, deps.now());
}

/** Asks Stripe about the page where the order is paid, and closes it if the order needs it no more. */
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

/** What cannot be closed has been closed, or paid, before. */
async function closePage(id: string, stripe: StripeClient) {
  try {
    return await stripe.expireSession(id);
  } catch (error) {
    if (!(error instanceof StripeRefused)) throw error;
    return stripe.getSession(id);
  }
}

const endOf = (order: StoredOrder): Date => after(payUntil(order), GRACE_MS);

/** Asks back what has come for an order that has ended, once nobody can undo its end. */
async function askBack(order: StoredOrder, { now }: Deps): Promise<StoredOrder> {
  const at = now();
  if (surplusOf(order, paymentOf(order)).length === 0 || at < lastUndo(order)) return order;
  return inTransaction((session) => askSurplusBack(order._id.toString(), at, session));
}

/** Returns until when the end of an order can be undone. */
function lastUndo({ status, history }: StoredOrder): Date {
  const last = history.at(-1);
  const mayBeUndone = UNPAID_ENDS.includes(status) && last?.by?.role === 'admin';
  return new Date(last && mayBeUndone ? last.at.getTime() + UNDO_MS : 0);
}

function nextLook(order: StoredOrder, now: Date): Date | undefined {
  const payment = paymentOf(order);
  const { checkout, events } = payment;
  if (order.status === 'awaiting-payment') {
    if (events.at(-1)?.kind === 'processing') return after(now, ASK_PROCESSING_MS);
    const ask = checkout?.id && !checkout.closed ? after(now, ASK_EVERY_MS) : endOf(order);
    return new Date(
      Math.min(ask.getTime(), Math.max(endOf(order).getTime(), now.getTime() + GRACE_MS)),
    );
  }
  // It was cancelled while money was on its way, which takes days.
  if (checkout?.id && !checkout.closed) return after(now, ASK_PROCESSING_MS);
  if (payment.refunds?.some(({ state }) => state === 'asked')) return after(now, MINUTE_MS);
  return surplusOf(order, payment).length > 0 ? lastUndo(order) : undefined;
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);
