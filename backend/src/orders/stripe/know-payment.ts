import type { ClientSession, Types } from 'mongoose';
import { StripePayment } from './stripe-records.model.ts';

/**
 * Notes in a transaction which order Stripe has taken a payment for. Returns whether that is new: then what has come
 * about the payment before waits to be counted.
 */
export async function knowPayment(
  intent: string,
  order: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  const before = await write(intent, { $set: { order } }, session);
  return !before?.order;
}

/**
 * Returns the order that Stripe has taken a payment for; undefined if the shop does not know yet. Two transactions
 * that ask and note at once would miss each other, so this one writes, too.
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
