import type { ClientSession, Types } from 'mongoose';
import { StripePayment } from './stripe-records.model.ts';

/**
 * In a transaction, records which order a Stripe payment is for. Returns whether that is new: earlier events
 * about the payment can then be processed.
 */
export async function linkPayment(
  intent: string,
  order: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  const before = await write(intent, { $set: { order } }, session);
  return !before?.order;
}

/**
 * Returns the order of a Stripe payment; undefined if not known yet. Also writes, because otherwise a
 * concurrent transaction that records it would not conflict, and the event would be lost.
 */
export async function findPaidOrder(
  intent: string,
  at: Date,
  session: ClientSession,
): Promise<string | undefined> {
  const before = await write(intent, { $set: { askedAt: at }, $inc: { asked: 1 } }, session);
  return before?.order?.toString();
}

const write = (intent: string, update: object, session: ClientSession) =>
  StripePayment.findOneAndUpdate({ _id: intent }, update, {
    upsert: true,
    returnDocument: 'before',
    session,
  }).lean();
