import type { StoredOrder } from '../orders/orders.model.ts';
import { lookAt } from './due-payments.ts';
import { type Refund, refundPayment } from './refund-payment.ts';
import { makeRefunds } from './stripe/make-refunds.ts';
import type { StripeClient } from './stripe/stripe-client.ts';
import { StripeAway } from './stripe/stripe-errors.ts';

type Deps = { stripe: StripeClient | undefined; now: () => Date };

/** Gives money of an order back as `refundPayment`, with `sendRefunds`, and returns the order. */
export const refundNow = async (
  id: string,
  { refund, key }: { refund: Refund; key?: string | undefined },
  deps: Deps,
): Promise<StoredOrder> => sendRefunds(await refundPayment(id, refund, key), deps);

/**
 * Sends the refunds that an order has asked for and returns the order, where possible with Stripe's answer; otherwise
 * they are tried again later.
 */
export async function sendRefunds(order: StoredOrder, { stripe, now }: Deps): Promise<StoredOrder> {
  if (order.payment?.method !== 'stripe' || !stripe) return order;
  // In case this server dies before Stripe has answered.
  await lookAt(order._id, now());
  try {
    return await makeRefunds(order, { stripe, now });
  } catch (error) {
    if (error instanceof StripeAway) return order;
    throw error;
  }
}
