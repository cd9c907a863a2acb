import { fromStripeAmount } from '@book-store/contract/stripe-amounts';
import type { ClientSession } from 'mongoose';
import { applyCharge, applyDispute } from './apply-charge.ts';
import { Charge, Dispute, toChargeState } from './stripe-answers.ts';
import { StripeEventRecord } from './stripe-records.model.ts';

const DISPUTE_KINDS: Record<string, 'dispute-won' | 'dispute-lost'> = {
  won: 'dispute-won',
  lost: 'dispute-lost',
  // A bank has asked, and no dispute came of it.
  warning_closed: 'dispute-won',
};

/** Counts what Stripe says of a charge or a dispute, in a transaction. */
export async function applyObject(
  type: string,
  object: unknown,
  { order, at }: { order: string; at: Date },
  session: ClientSession,
): Promise<void> {
  if (type === 'charge.refunded') {
    const charge = toChargeState(Charge.parse(object));
    if (charge) await applyCharge(order, charge, at, session);
    return;
  }
  const { id, amount, currency, status, payment_intent } = Dispute.parse(object);
  const isClosed = type === 'charge.dispute.closed';
  const kind = isClosed ? DISPUTE_KINDS[status] : 'disputed';
  if (!kind) return;
  const minor = fromStripeAmount(amount, currency.toUpperCase());
  const intent = payment_intent ?? undefined;
  await applyDispute(order, { id, intent, kind, amount: minor }, at, session);
}

/** Counts what came about a payment before the shop knew of which order it is. */
export async function applyWaitingEvents(
  intent: string,
  order: string,
  at: Date,
  session: ClientSession,
): Promise<void> {
  const waiting = await StripeEventRecord.find({ intent })
    .sort({ at: 1 })
    .session(session)
    .lean<{ type: string; object: unknown }[]>();
  for (const { type, object } of waiting) await applyObject(type, object, { order, at }, session);
}
