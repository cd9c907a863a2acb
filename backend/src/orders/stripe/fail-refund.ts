import type { ClientSession } from 'mongoose';
import { changePayment, type PaymentChange } from '../changing/change-payment.ts';
import { SHOP } from '../changing/shop-actor.ts';
import type { StoredPayment } from '../order/orders.model.ts';
import { type PaymentEvent, sumOfEvents } from '../order/payment-events.ts';

/** In minor units. */
export type FailedRefund = {
  id: string;
  intent: string;
  amount: number;
  /** The shop's own id, if the shop requested the refund. */
  refund?: string | undefined;
};

/**
 * In a transaction, records once that a refund has failed, which may be days after Stripe made it: the money
 * has to be refunded again.
 */
export async function failRefund(
  order: string,
  failed: FailedRefund,
  at: Date,
  session: ClientSession,
): Promise<void> {
  await changePayment(order, (_order, payment) => afterFailure(payment, failed, at), session);
}

function afterFailure(
  payment: StoredPayment,
  { id, intent, amount, refund }: FailedRefund,
  at: Date,
): PaymentChange | undefined {
  const reference = id.slice(0, 100);
  const isKnown = payment.events.some(
    (event) => event.kind === 'refund-failed' && event.reference === reference,
  );
  if (isKnown) return undefined;
  const sumOf = (kind: PaymentEvent['kind']) => sumOfEvents(payment, { kind, reference: intent });
  // It may fail before the shop has learned that it was made.
  const untold = sumOf('refund-returned') + amount - sumOf('refunded');
  const ofShop = { at, by: SHOP } as const;
  const made = { ...ofShop, kind: 'refunded', amount: untold, reference: intent } as const;
  return {
    events: [
      ...(untold > 0 ? [made] : []),
      { ...ofShop, kind: 'refund-returned', amount, reference: intent },
      { ...ofShop, kind: 'refund-failed', amount, reference },
    ],
    set: {
      refunds: payment.refunds?.map((one) =>
        one._id.toString() === refund ? { ...one, state: 'failed' } : one,
      ) as StoredPayment['refunds'],
    },
  };
}
