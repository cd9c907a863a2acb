import type { ClientSession } from 'mongoose';
import { changePayment } from '../changing/change-payment.ts';
import { SHOP } from '../changing/shop-actor.ts';
import type { StoredPayment } from '../order/orders.model.ts';
import { type PaymentEvent, sumOfEvents } from '../order/payment-events.ts';
import type { ChargeState } from './stripe-answers.ts';

/** When the shop has read what Stripe says, and of when that is. */
type Seen = { at: Date; asOf: Date };

/**
 * Counts what Stripe has given back of a charge, in a transaction, and notes that it is disputed: Stripe says how much
 * in all, so nothing counts twice.
 */
export async function applyCharge(
  id: string,
  charge: ChargeState,
  { at, asOf }: Seen,
  session: ClientSession,
): Promise<void> {
  await changePayment(
    id,
    (_order, payment) => {
      const all = [
        refundedEvent(payment, charge, { at, asOf }),
        disputedEvent(payment, charge, at),
      ];
      const events = all.filter((event) => event !== undefined);
      return events.length > 0 ? { events } : undefined;
    },
    session,
  );
}

/** Returns the event of a dispute whose own event has never come. */
function disputedEvent(
  { events }: StoredPayment,
  { intent, disputed, paid: amount }: ChargeState,
  at: Date,
): PaymentEvent | undefined {
  const isKnown = events.some(({ kind }) => kind.startsWith('dispute'));
  return disputed && !isKnown
    ? { kind: 'disputed', amount, at, by: SHOP, reference: intent }
    : undefined;
}

/**
 * Returns what more Stripe has given back of a charge than was known; undefined if nothing. Stripe's sum is without
 * the refunds that had failed by then, so that an old sum counts none of them again.
 */
export function refundedEvent(
  payment: StoredPayment,
  { intent, refunded }: Pick<ChargeState, 'intent' | 'refunded'>,
  { at, asOf }: Seen,
): PaymentEvent | undefined {
  const known = sumOfEvents(payment, { kind: 'refunded', reference: intent });
  const returned = sumOfEvents(payment, {
    kind: 'refund-returned',
    reference: intent,
    before: asOf,
  });
  const amount = refunded + returned - known;
  return amount > 0 ? { kind: 'refunded', amount, at, by: SHOP, reference: intent } : undefined;
}

/** What a bank says of a customer's complaint; `won` is the shop. */
export type DisputeNews = {
  id: string;
  intent?: string | undefined;
  kind: 'disputed' | 'dispute-won' | 'dispute-lost';
};

/** Notes a complaint, or its end, in a transaction. What opens it may come after what ends it. */
export async function applyDispute(
  order: string,
  { id, intent, kind, amount }: DisputeNews & { amount: number },
  at: Date,
  session: ClientSession,
): Promise<void> {
  await changePayment(
    order,
    (_order, { events }) => {
      const known = events.filter(
        ({ kind: one, reference }) =>
          one.startsWith('dispute') && (reference === id || reference === intent),
      );
      const isOld = known.some((one) => one.kind !== 'disputed' || one.kind === kind);
      return isOld ? undefined : { events: [{ kind, amount, at, by: SHOP, reference: id }] };
    },
    session,
  );
}
