import type { ClientSession } from 'mongoose';
import { DiscountCode, type StoredDiscountCode } from './discount-codes.model.ts';

/** Gives codes the same amounts in another currency, in whose transaction it runs; none becomes zero. */
export async function takeOverCodeAmounts(
  take: (cents: number) => number,
  session: ClientSession,
): Promise<void> {
  const codes = await DiscountCode.find({}, { amountCents: 1, minimumCents: 1 })
    .session(session)
    .lean<Pick<StoredDiscountCode, '_id' | 'amountCents' | 'minimumCents'>[]>();
  const writes = codes.flatMap(({ _id, amountCents, minimumCents }) => {
    const now = {
      ...(amountCents != null && { amountCents: Math.max(1, take(amountCents)) }),
      ...(minimumCents != null && { minimumCents: Math.max(1, take(minimumCents)) }),
    };
    if (Object.keys(now).length === 0) return [];
    return { updateOne: { filter: { _id }, update: { $set: now } } };
  });
  if (writes.length > 0) await DiscountCode.bulkWrite(writes, { session });
}
