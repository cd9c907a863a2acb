import { Types } from 'mongoose';
import { conflict } from '../../platform/errors/errors.ts';
import { clearSessions } from '../sessions/admin-sessions.store.ts';
import { AdminAccount, usernameKey } from './admins.model.ts';
import { adminNotFound } from './find-admins.ts';

/** A removal lasts milliseconds; an older one was interrupted. */
const INTERRUPTED_AFTER_SECONDS = 60;

/**
 * Removes an admin and ends their sessions. Throws `not-found`, and `conflict` for the last admin. Each
 * removal first marks its admin, then counts those without a mark: of two admins who remove each other, at
 * least one sees the other's mark, so that one of them stays.
 */
export async function removeAdmin(username: string): Promise<void> {
  const key = usernameKey(username);
  await forgetInterrupted();
  const removal = new Types.ObjectId();
  const admin = await AdminAccount.findOneAndUpdate({ usernameKey: key }, { $set: { removal } });
  if (!admin) throw adminNotFound(username);
  const { _id } = admin;
  if ((await AdminAccount.countDocuments({ removal: { $exists: false } })) === 0) {
    await AdminAccount.updateOne({ _id, removal }, { $unset: { removal: 1 } });
    throw lastAdmin();
  }
  const { deletedCount } = await AdminAccount.deleteOne({ _id, removal });
  // Another request is removing the same admin.
  if (deletedCount === 0) throw adminNotFound(username);
  await clearSessions(_id);
}

/** An interrupted removal would otherwise count its admin as gone. */
async function forgetInterrupted(): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000) - INTERRUPTED_AFTER_SECONDS;
  await AdminAccount.updateMany(
    { removal: { $lt: Types.ObjectId.createFromTime(seconds) } },
    { $unset: { removal: 1 } },
  );
}

const lastAdmin = () =>
  conflict('The last admin cannot be removed: add another one first, or nobody can run the shop.');
