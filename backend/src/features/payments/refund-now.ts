import type { StoredOrder } from '../orders/orders.model.ts';
import { lookAt } from './due-payments.ts';
import { type Refund, refundPayment } from './refund-payment.ts';
import { makeRefunds } from './stripe/make-refunds.ts';
import type { StripeClient } from './stripe/stripe-client.ts';
import { StripeAway } from './stripe/stripe-errors.ts';

type Deps = { stripe: StripeClient | undefined; now: () => Date };

/**
 * Gives money of an order back and returns the order, where possible with Stripe's answer; otherwise the refund is
 * tried again later. Throws as `refundPayment`.
 */
export async function refundNow(
  id: string,
  { refund, key }: { refund: Refund; key?: string | undefined },
  { stripe, now }: Deps,
): Promise<StoredOrder> {
  const order = await refundPayment(id, refund, key);
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
