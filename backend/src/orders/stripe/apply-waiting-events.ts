import { fromStripeAmount } from '@book-store/contract/settings/payment/stripe-amounts';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { applyCharge, applyDispute } from './apply-charge.ts';
import { type FailedRefund, failRefund } from './fail-refund.ts';
import { Charge, Dispute, type OfIntent, RefundNews, toChargeState } from './stripe-answers.ts';
import { StripeEventRecord } from './stripe-records.model.ts';
import { uncountedMoney } from './uncounted.ts';

const DISPUTE_KINDS: Record<string, 'dispute-won' | 'dispute-lost'> = {
  won: 'dispute-won',
  lost: 'dispute-lost',
  // A bank's inquiry that did not become a dispute.
  warning_closed: 'dispute-won',
};

/** Which of them Stripe sends depends on its API version; a failure may arrive as several. */
export const REFUND_EVENTS = ['refund.failed', 'refund.updated', 'charge.refund.updated'];

/** Undefined for a refund that has not failed. */
function toFailedRefund(news: z.output<typeof RefundNews>): FailedRefund | undefined {
  const { id, status, amount, currency, payment_intent: intent, metadata } = news;
  if (!intent || (status !== 'failed' && status !== 'canceled')) return undefined;
  const minor = fromStripeAmount(amount, currency.toUpperCase());
  return { id, intent, amount: minor, refund: metadata?.refund };
}

/** Applies a charge, refund or dispute, in a transaction. */
export async function applyObject(
  type: string,
  object: unknown,
  { order, at, asOf }: { order: string; at: Date; asOf: Date },
  session: ClientSession,
): Promise<void> {
  if (type === 'charge.refunded') {
    const charge = toChargeState(Charge.parse(object));
    if (charge) await applyCharge(order, charge, { at, asOf }, session);
    return;
  }
  if (REFUND_EVENTS.includes(type)) {
    const failed = toFailedRefund(RefundNews.parse(object));
    if (failed) await failRefund(order, failed, at, session);
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

/** Applies events that arrived before the payment's order was known. */
export async function applyWaitingEvents(
  intent: string,
  order: string,
  at: Date,
  session: ClientSession,
): Promise<void> {
  const waiting = await StripeEventRecord.find({ intent })
    .sort({ at: 1 })
    .session(session)
    .lean<{ _id: string; type: string; object: OfIntent; at: Date }[]>();
  for (const { _id, type, object, at: asOf } of waiting) {
    const uncounted = uncountedMoney(object, order);
    if (uncounted) await StripeEventRecord.updateOne({ _id }, { uncounted }, { session });
    else await applyObject(type, object, { order, at, asOf }, session);
  }
}
