import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../platform/errors/errors.ts';
import { AdminAccount, OWNERS } from './admins.model.ts';

/**
 * Throws `conflict` unless another owner stays. Transactions read a snapshot: two in which the last two owners leave
 * conflict only if each writes to the one who stays.
 */
export async function keepAnOwner(leaving: Types.ObjectId, session: ClientSession): Promise<void> {
  const others = { ...OWNERS, _id: { $ne: leaving } };
  const { matchedCount } = await AdminAccount.updateOne(
    others,
    { $inc: { stays: 1 } },
    { session },
  );
  if (matchedCount > 0) return;
  throw conflict(
    'The last owner has to stay, or nobody can change the settings of the shop: make somebody else an owner first.',
    'last-owner',
  );
}
