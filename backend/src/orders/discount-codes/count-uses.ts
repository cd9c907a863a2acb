import type { ClientSession, Types } from 'mongoose';
import { codeRefused } from './code-refused.ts';
import { DiscountCode } from './discount-codes.model.ts';

/**
 * In the order's transaction, counts a use and returns how many orders of one customer may use the code.
 * Concurrent users wait, so what the transaction counts afterwards stays true. Throws `code-refused` if the
 * code is used up.
 */
export async function countUse(
  id: Types.ObjectId,
  session: ClientSession,
): Promise<number | undefined> {
  // Without `uses`: the embedded engine retries a transaction if what it has read changes.
  const code = await DiscountCode.findById(id, { limit: 1, perCustomer: 1 })
    .session(session)
    .lean<{ limit?: number; perCustomer?: number }>();
  const isLeft = code?.limit == null ? {} : { uses: { $lt: code.limit } };
  const { matchedCount } = await DiscountCode.updateOne(
    { _id: id, ...isLeft },
    { $inc: { uses: 1 } },
    { session },
  );
  if (matchedCount === 0) throw codeRefused({ reason: 'used-up' });
  return code?.perCustomer;
}

/** In the transaction in which the order ends unpaid. */
export async function releaseUse(id: Types.ObjectId, session: ClientSession): Promise<void> {
  await DiscountCode.updateOne({ _id: id, uses: { $gt: 0 } }, { $inc: { uses: -1 } }, { session });
}
