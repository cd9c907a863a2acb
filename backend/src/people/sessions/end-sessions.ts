import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { AdminAccount, type StoredAdmin } from '../admins/admins.model.ts';
import { type AdminKey, adminNotFound } from '../admins/find-admins.ts';
import { clearSessions } from './admin-sessions.store.ts';

/** Ends all sessions of an admin. Throws `not-found`. */
export async function endSessionsOf(
  key: AdminKey,
  beforeCommit: BeforeCommit<StoredAdmin>,
): Promise<void> {
  await inTransaction(
    async (session) => {
      const admin = await AdminAccount.findOneAndUpdate(
        key,
        { $inc: { tokenVersion: 1 } },
        { session },
      ).lean();
      if (!admin) throw adminNotFound(key);
      await clearSessions(admin._id, session);
      return admin;
    },
    { beforeCommit },
  );
}
