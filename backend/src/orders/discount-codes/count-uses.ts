import type { ClientSession, Types } from 'mongoose';
import { codeRefused } from './code-refused.ts';
import { DiscountCode } from './discount-codes.model.ts';

/**
 * Counts a use of a code, in its order's transaction, and returns how many orders of one customer may use it.
 * Whoever uses a code at the same time waits, so what a transaction counts after this stays true. Throws
 * `code-refused` if the code is used up.
 */
export async function takeUse(
  id: Types.ObjectId,
  session: ClientSession,
): Promise<number | undefined> {
  // Not the uses: the embedded engine repeats a transaction if what it has read is another answer by then.
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

/** Takes back a use of a code, in the transaction in which its order ends unpaid. */
export async function giveBackUse(id: Types.ObjectId, session: ClientSession): Promise<void> {
  await DiscountCode.updateOne({ _id: id, uses: { $gt: 0 } }, { $inc: { uses: -1 } }, { session });
}
