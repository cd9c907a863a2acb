import { UNPAID_ENDS } from '@book-store/contract/orders/order/order-status';
import { shopPlace } from '@book-store/contract/place';
import { movableByStripe } from '@book-store/contract/settings/payment/stripe-amounts';
import { type ClientSession, Types } from 'mongoose';
import { changePayment, type PaymentChange } from '../changing/change-payment.ts';
import { SHOP } from '../changing/shop-actor.ts';
import type { StoredOrder, StoredPayment } from '../order/orders.model.ts';
import { type PaymentEvent, sumOfEvents } from '../order/payment-events.ts';
import { withRefundRequested } from '../payments/refund-payment.ts';

/** In a transaction, requests refunds of what Stripe took for an ended order, or took twice. */
export const refundSurplus = (id: string, at: Date, session: ClientSession): Promise<StoredOrder> =>
  changePayment(
    id,
    (order, payment) => {
      const surplus = surplusOf(order, payment);
      return surplus.length === 0
        ? undefined
        : surplus.reduce<PaymentChange>(
            (change, { intent, amount, reason }) => {
              const refund = { _id: new Types.ObjectId(), amount, reason, by: SHOP, at, intent };
              const next = withRefundRequested(
                { ...payment, ...change.set } as StoredPayment,
                refund,
              );
              return { events: [...change.events, ...next.events], set: { ...next.set } };
            },
            { events: [] },
          );
    },
    session,
  );

/** The refundable excess of each payment. Disputed money is for the bank to decide. */
export function surplusOf({ status }: Pick<StoredOrder, 'status'>, payment: StoredPayment) {
  if (payment.state === 'disputed') return [];
  const intents = payment.events.flatMap(({ kind, reference }) =>
    kind === 'paid' && reference ? reference : [],
  );
  const hasEnded = UNPAID_ENDS.includes(status);
  return intents
    .map((intent, index) => ({
      intent,
      // The first payment is the order's, which may cost less by now.
      amount: movableByStripe(
        leftOf(payment, intent) - (hasEnded || index > 0 ? 0 : payment.due),
        shopPlace().currency,
      ),
      reason: hasEnded ? 'The order has ended.' : 'It is more than the order costs.',
    }))
    .filter(({ amount, intent }) => amount > 0 && !wasRefused(payment, { amount, intent }));
}

/** Stripe would refuse it again. */
const wasRefused = (
  { refunds }: StoredPayment,
  { intent, amount }: { intent: string; amount: number },
): boolean => {
  const last = (refunds ?? []).findLast((refund) => refund.intent === intent);
  return last?.state === 'failed' && last.amount === amount;
};

/** Neither refunded nor requested, in minor units. */
function leftOf(payment: StoredPayment, intent: string): number {
  const sumOf = (kind: PaymentEvent['kind']) => sumOfEvents(payment, { kind, reference: intent });
  const asked = (payment.refunds ?? [])
    .filter((refund) => refund.state === 'asked' && refund.intent === intent)
    .reduce((sum, { amount }) => sum + amount, 0);
  return sumOf('paid') - sumOf('refunded') + sumOf('refund-returned') - asked;
}
