import type { ClientSession } from 'mongoose';
import { changePayment } from '../changing/change-payment.ts';
import { SHOP } from '../changing/shop-actor.ts';
import type { StoredPayment } from '../order/orders.model.ts';
import { type PaymentEvent, sumOfEvents } from '../order/payment-events.ts';
import type { ChargeState } from './stripe-answers.ts';

/** `at` is when the shop read it, `asOf` when it was true at Stripe. */
type ReadTimes = { at: Date; asOf: Date };

/**
 * In a transaction, records refunds and disputes of a charge. Stripe reports the total refunded, so nothing
 * counts twice.
 */
export async function applyCharge(
  id: string,
  charge: ChargeState,
  { at, asOf }: ReadTimes,
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

/** A dispute whose own event never came. */
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
 * Returns the part of the refunded total that is new, if any. Stripe's total excludes refunds that had failed
 * by then, so an old total counts none of them again.
 */
export function refundedEvent(
  payment: StoredPayment,
  { intent, refunded }: Pick<ChargeState, 'intent' | 'refunded'>,
  { at, asOf }: ReadTimes,
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

/** `won` means won by the shop. */
export type DisputeNews = {
  id: string;
  intent?: string | undefined;
  kind: 'disputed' | 'dispute-won' | 'dispute-lost';
};

/** In a transaction. The event that opens a dispute may arrive after the one that closes it. */
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
