import type { PaymentCheck, PaymentComparison } from '@book-store/contract/schemas/admin-payments';
import { AppError } from '../../../shared/errors.ts';
import { inTransaction } from '../../../shared/in-transaction.ts';
import { listAdminIds } from '../../admins/find-admins.ts';
import { findOrder } from '../../orders/find-order.ts';
import { paidByStripe } from '../../orders/list-by-payment.ts';
import { orderNumberOf } from '../../orders/order-view.ts';
import type { StoredOrder } from '../../orders/orders.model.ts';
import { paymentOf } from '../../orders/payment-events.ts';
import { applySession } from './apply-session.ts';
import { type SessionState, toSessionState } from './stripe-answers.ts';
import type { StripeClient } from './stripe-client.ts';
import { StripeAway } from './stripe-errors.ts';

/** Orders so old are compared no more. */
const DAYS = 30;
const DAY_MS = 86_400_000;
const DIFFERENCES_MAX = 500;

/** Compares the payments of the last weeks with what Stripe has of them. Throws `StripeAway`. */
export async function compareWithStripe(
  stripe: StripeClient,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<PaymentComparison> {
  const differences: PaymentComparison['differences'] = [];
  let orders = 0;
  for await (const order of paidByStripe(new Date(now.getTime() - DAYS * DAY_MS), 100)) {
    signal?.throwIfAborted();
    const page = paymentOf(order).checkout?.id;
    if (!page) continue;
    orders += 1;
    const { same, ...sides } = compare(order, toSessionState(await stripe.getSession(page)));
    if (same || differences.length >= DIFFERENCES_MAX) continue;
    differences.push({ order: order._id.toString(), number: orderNumberOf(order), ...sides });
  }
  return { at: now.toISOString(), orders, differences };
}

/**
 * Returns what Stripe says of an order beside what the shop had of it, and takes over what Stripe has. Throws
 * `not-found`, `conflict` for an order that is paid in another way, and `unavailable` if Stripe gives no answer.
 */
export async function checkPayment(
  id: string,
  stripe: StripeClient | undefined,
  at: Date,
): Promise<PaymentCheck> {
  const order = await findOrder(id);
  const { method, checkout } = paymentOf(order);
  if (method !== 'stripe' || !stripe)
    throw new AppError('conflict', { detail: 'This order is not paid at Stripe.' });
  if (!checkout?.id) return compare(order, undefined);
  const state = toSessionState(await stripe.getSession(checkout.id).catch(tellAway));
  const unseenBy = await listAdminIds();
  await inTransaction((session) => applySession(id, state, { at, unseenBy }, session));
  return compare(order, state);
}

function tellAway(error: unknown): never {
  if (!(error instanceof StripeAway)) throw error;
  const detail = 'Stripe gives no answer at the moment. Please try again.';
  throw new AppError('unavailable', { detail, retryAfter: 10, cause: error });
}

function compare(order: StoredOrder, state: SessionState | undefined): PaymentCheck {
  const { paid, refunded, state: ourState } = paymentOf(order);
  const ours = { paid, refunded, disputed: ourState === 'disputed' };
  const { charge } = state ?? {};
  const theirs = {
    paid: state?.paid ?? 0,
    refunded: charge?.refunded ?? 0,
    disputed: charge?.disputed ?? false,
  };
  return {
    ours,
    stripe: state && { status: state.status, ...theirs },
    same:
      ours.paid === theirs.paid &&
      ours.refunded === theirs.refunded &&
      // A dispute that was decided stays one at Stripe.
      (theirs.disputed || !ours.disputed),
  };
}
