import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { clearSessions } from '../sessions/admin-sessions.store.ts';
import { AdminAccount, usernameKey } from './admins.model.ts';
import { adminNotFound } from './find-admins.ts';

/** Removes an admin and ends their sessions. Throws `not-found`, and `conflict` for the last admin. */
export async function removeAdmin(username: string): Promise<void> {
  const removed = await inTransaction(async (session) => {
    const admin = await AdminAccount.findOneAndDelete(
      { usernameKey: usernameKey(username) },
      { session },
    ).lean();
    if (!admin) throw adminNotFound(username);
    // Transactions read a snapshot: two that remove the last two admins conflict only if each writes to the one who
    // stays.
    const { matchedCount } = await AdminAccount.updateOne({}, { $inc: { stays: 1 } }, { session });
    if (matchedCount === 0) throw lastAdmin();
    return admin;
  });
  await clearSessions(removed._id);
}

const lastAdmin = () =>
  conflict('The last admin cannot be removed: add another one first, or nobody can run the shop.');
