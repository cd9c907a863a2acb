import type { ClientSession } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { AdminAccount, type StoredAdmin } from '../admins/admins.model.ts';
import { type AdminKey, adminNotFound } from '../admins/find-admins.ts';
import { AdminSessionRecord } from './admin-sessions.model.ts';
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

/** Ends one session of an admin; its device is undefined if it had already ended. */
export async function endSessionOf(
  admin: StoredAdmin['_id'],
  session: string,
  beforeCommit: BeforeCommit<string | undefined>,
): Promise<void> {
  const end = async (transaction: ClientSession) => {
    const ended = await AdminSessionRecord.findOneAndDelete(
      { _id: session, admin },
      { session: transaction },
    ).lean();
    return ended?.device;
  };
  await inTransaction(end, { beforeCommit });
}
