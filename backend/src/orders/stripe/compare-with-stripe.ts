import type {
  PaymentCheck,
  PaymentComparison,
} from '@book-store/contract/orders/payments/admin-payments.schemas';
import { listAdminIds } from '../../people/admins/find-admins.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { AppError, conflict } from '../../platform/errors/errors.ts';
import { readJob } from '../../platform/jobs/job-records.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { findOrder } from '../order/find-order.ts';
import { orderNumberOf } from '../order/order-view.ts';
import type { StoredOrder } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { paidByStripe } from '../overview/list-what-waits.ts';
import { applySession } from './apply-session.ts';
import { type SessionState, toSessionState } from './stripe-answers.ts';
import { type StripeClient, StripeRefused, StripeUnavailable } from './stripe-client.ts';
import { listUncounted } from './uncounted.ts';

export const COMPARISON = 'payment-comparison';
/** Older orders are not compared. */
const DAYS = 30;
const DIFFERENCES_MAX = 500;

/** Stored by the daily job. */
type Compared = Omit<PaymentComparison, 'uncounted'>;

/** Also returns later money at Stripe that belongs to no order. */
export async function lastComparison(now: Date): Promise<PaymentComparison> {
  const { result } = await readJob(COMPARISON);
  const compared = (result as Compared | undefined) ?? { orders: 0, differences: [] };
  return { ...compared, uncounted: await listUncounted(firstDay(now)) };
}

const firstDay = (now: Date) => new Date(now.getTime() - DAYS * DAY_MS);

/** Compares the payments of the last weeks with Stripe. Throws `StripeUnavailable`. */
export async function compareWithStripe(
  stripe: StripeClient,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<Compared> {
  const differences: Compared['differences'] = [];
  let orders = 0;
  for await (const order of paidByStripe(firstDay(now), 100)) {
    signal?.throwIfAborted();
    if (!paymentOf(order).checkout?.id) continue;
    orders += 1;
    const { same, ...sides } = await compareTwice(order, stripe);
    if (same || differences.length >= DIFFERENCES_MAX) continue;
    differences.push({ order: order._id.toString(), number: orderNumberOf(order), ...sides });
  }
  return { at: now.toISOString(), orders, differences };
}

/**
 * A change between reading the order and asking Stripe looks like a difference, so only what two comparisons
 * show counts.
 */
async function compareTwice(order: StoredOrder, stripe: StripeClient): Promise<PaymentCheck> {
  const compareOnce = async (seen: StoredOrder) => {
    const page = paymentOf(seen).checkout?.id;
    return compare(seen, page ? await findSession(page, stripe) : undefined);
  };
  const first = await compareOnce(order);
  return first.same ? first : compareOnce(await findOrder(order._id.toString()));
}

/**
 * Compares an order with Stripe and then applies Stripe's state. Throws `not-found`, `conflict` for an order
 * with another payment method, and `unavailable` if Stripe does not answer.
 */
export async function checkPayment(
  id: string,
  stripe: StripeClient | undefined,
  at: Date,
): Promise<PaymentCheck> {
  const order = await findOrder(id);
  const { method, checkout } = paymentOf(order);
  if (method !== 'stripe' || !stripe)
    throw conflict('This order is not paid at Stripe.', 'not-paid-at-stripe');
  if (!checkout?.id) return compare(order, undefined);
  const state = await findSession(checkout.id, stripe).catch(throwUnavailable);
  if (!state) return compare(order, undefined);
  const unseenBy = await listAdminIds();
  await inTransaction((session) => applySession(id, state, { at, unseenBy }, session));
  return compare(order, state);
}

/** Undefined if Stripe does not know it, such as with another account's keys. */
async function findSession(id: string, stripe: StripeClient): Promise<SessionState | undefined> {
  try {
    return toSessionState(await stripe.getSession(id));
  } catch (error) {
    if (error instanceof StripeRefused && error.status === 404) return undefined;
    throw error;
  }
}

function throwUnavailable(error: unknown): never {
  if (!(error instanceof StripeUnavailable)) throw error;
  const detail = 'Stripe gives no answer at the moment. Please try again.';
  throw new AppError('unavailable', {
    detail,
    detailCode: 'no-answer-from-stripe',
    retryAfter: 10,
    cause: error,
  });
}

function compare(order: StoredOrder, state: SessionState | undefined): PaymentCheck {
  const { paid, refunded, events } = paymentOf(order);
  // At Stripe, a closed dispute stays disputed.
  const disputed = events.some(({ kind }) => kind.startsWith('dispute'));
  const ours = { paid, refunded, disputed };
  const { charge } = state ?? {};
  const theirs = {
    paid: state?.paid ?? 0,
    refunded: charge?.refunded ?? 0,
    disputed: charge?.disputed ?? false,
    ...(state?.uncounted && { uncounted: state.uncounted }),
  };
  return {
    ours,
    stripe: state && { status: state.status, ...theirs },
    same:
      !state?.uncounted &&
      ours.paid === theirs.paid &&
      ours.refunded === theirs.refunded &&
      ours.disputed === theirs.disputed,
  };
}
