import { shopPlace } from '@book-store/contract/place';
import {
  CHECKOUT_MINUTES,
  PAYMENT_REFERENCE_MAX,
} from '@book-store/contract/settings/payment/payment';
import { listAdminIds } from '../../people/admins/find-admins.ts';
import { digestOfObject } from '../../platform/documents/digest-of.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { MINUTE_MS } from '../../platform/time/durations.ts';
import { changePayment } from '../changing/change-payment.ts';
import { illegalStatus } from '../order/find-order.ts';
import { orderNumberOf, toOrderView } from '../order/order-view.ts';
import type { StoredOrder, StoredPayment } from '../order/orders.model.ts';
import { paymentOf } from '../order/payment-events.ts';
import { scheduleCheck } from '../payments/due-payments.ts';
import { applySession } from './apply-session.ts';
import { toSessionState } from './stripe-answers.ts';
import {
  type SessionForm,
  type StripeClient,
  StripeRefused,
  StripeUnavailable,
  stripeUnits,
} from './stripe-client.ts';

/** Stripe requires a session to stay open for 30 minutes, and its clock may differ. */
const OPEN_MIN_MS = 31 * MINUTE_MS;
/** After a day, copies are no longer reserved for a customer who keeps starting again. */
const LAST_START_MS = 24 * 60 * MINUTE_MS;
/** When the shop first polls Stripe, in case the webhook never arrives. */
const FIRST_LOOK_MS = 2 * MINUTE_MS;

type Deps = { stripe: StripeClient; now: () => Date };
/** Where Stripe sends the customer back to. */
export type ReturnUrls = { paid: string; left: string };

/**
 * Returns the URL of an order's checkout session at Stripe: the open one, or a new one. At most one can be paid
 * at a time. Throws `illegal-status` for an order that cannot be paid there or was paid meanwhile, and
 * `unavailable` if Stripe does not answer.
 */
export async function startCheckout(
  order: StoredOrder,
  urls: ReturnUrls,
  deps: Deps,
): Promise<string> {
  try {
    return (await openPage(order, deps)) ?? (await newPage(order, urls, deps));
  } catch (error) {
    if (!(error instanceof StripeUnavailable || error instanceof StripeRefused)) throw error;
    throw new AppError('unavailable', {
      detail: 'Paying online does not work at the moment. Your order is kept; please try again.',
      retryAfter: 10,
      cause: error,
    });
  }
}

/** Undefined if a new session is needed. */
async function openPage(order: StoredOrder, { stripe, now }: Deps): Promise<string | undefined> {
  assertPayable(order);
  const { checkout } = paymentOf(order);
  if (!checkout?.id || checkout.closed) return undefined;
  const state = toSessionState(await stripe.getSession(checkout.id));
  if (state.status === 'open') return state.url;
  const unseenBy = await listAdminIds();
  const at = now();
  const applied = await inTransaction((session) =>
    applySession(order._id.toString(), state, { at, unseenBy }, session),
  );
  assertPayable(applied);
  return undefined;
}

function assertPayable(order: StoredOrder): void {
  const { method, events } = paymentOf(order);
  const isProcessing = events.at(-1)?.kind === 'processing';
  if (order.status === 'awaiting-payment' && method === 'stripe' && !isProcessing) return;
  const detail =
    order.status === 'awaiting-payment'
      ? 'This order is not paid online, or its payment is under way.'
      : `This order is ${order.status} and cannot be paid now.`;
  throw illegalStatus(detail, toOrderView(order));
}

async function newPage(order: StoredOrder, urls: ReturnUrls, deps: Deps): Promise<string> {
  const { stripe, now } = deps;
  const id = order._id.toString();
  const reserved = await inTransaction((session) =>
    changePayment(id, (found, payment) => reserve(found, payment, now()), session),
  );
  const { checkout } = paymentOf(reserved);
  if (!checkout) throw illegalStatus('This order cannot be paid now.', toOrderView(reserved));
  if (checkout.id && checkout.url) return checkout.url;
  const { attempt, expiresAt } = checkout;
  const form = formOf(reserved, { expiresAt, urls });
  // Stripe refuses a reused key with a different form, such as one with a corrected email.
  const key = `${id}-${attempt}-${digestOfObject(form).slice(0, 16)}`;
  const created = toSessionState(await stripe.createSession(form, key));
  const at = now();
  const stored = await inTransaction(async (session) => {
    await scheduleCheck(order._id, new Date(at.getTime() + FIRST_LOOK_MS), session);
    return changePayment(
      id,
      (found, payment) => {
        if (found.status !== 'awaiting-payment' || payment.checkout?.attempt !== attempt)
          return undefined;
        // A concurrent call created the session first.
        if (payment.checkout.id) return undefined;
        const { id: page, url } = created;
        return {
          events: [
            {
              kind: 'started',
              at,
              by: { role: 'customer' },
              reference: page.slice(0, PAYMENT_REFERENCE_MAX),
            },
          ],
          set: { checkout: { ...payment.checkout, id: page, url } as StoredPayment['checkout'] },
        };
      },
      session,
    );
  });
  const { id: page, url } = paymentOf(stored).checkout ?? {};
  if (page !== created.id) await stripe.expireSession(created.id).catch(() => {});
  if (url && stored.status === 'awaiting-payment') return url;
  // The order ended while Stripe was creating the session; the job closes it.
  throw illegalStatus('This order cannot be paid now.', toOrderView(stored));
}

/** Recorded before the call, so that the same session is requested again if the answer is lost. */
function reserve(order: StoredOrder, { checkout }: StoredPayment, at: Date) {
  assertPayable(order);
  // A concurrent call of the same customer was first.
  if (checkout?.id && !checkout.closed) return undefined;
  const isOpenLongEnough =
    checkout && checkout.expiresAt.getTime() - at.getTime() >= OPEN_MIN_MS && !checkout.id;
  if (isOpenLongEnough) return undefined;
  if (at.getTime() - order.createdAt.getTime() > LAST_START_MS)
    throw illegalStatus('This order has waited too long for its payment.', toOrderView(order));
  const expiresAt = new Date(at.getTime() + CHECKOUT_MINUTES * MINUTE_MS);
  const next = { attempt: (checkout?.attempt ?? 0) + 1, expiresAt };
  return { events: [], set: { checkout: next as StoredPayment['checkout'] } };
}

/** One amount for the whole order, so that Stripe's total equals the shop's exactly. */
function formOf(
  order: StoredOrder,
  { expiresAt, urls }: { expiresAt: Date; urls: ReturnUrls },
): SessionForm {
  const { currency } = shopPlace();
  const id = order._id.toString();
  const name = `Order ${orderNumberOf(order)}`;
  const { due } = paymentOf(order);
  return {
    mode: 'payment',
    client_reference_id: id,
    ...(order.email && { customer_email: order.email }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: stripeUnits(due),
          product_data: { name },
        },
      },
    ],
    // The customer pays the order's total in the shop's currency.
    adaptive_pricing: { enabled: false },
    metadata: { order: id },
    payment_intent_data: { description: name, metadata: { order: id } },
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: urls.paid,
    cancel_url: urls.left,
  };
}
