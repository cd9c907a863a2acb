import type { ClientSession } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { ADMINS, AdminAccount, type StoredAdmin } from '../admins/admins.model.ts';
import { type AdminKey, adminNotFound } from '../admins/find-admins.ts';
import { clearSessions } from '../sessions/admin-sessions.store.ts';
import { forgetFailuresOf } from '../sign-in/sign-in-guard.ts';
import { forgetRemembered } from './remembered-devices.ts';

/**
 * Removes an admin's second factor, ends their sessions and forgets their wrong codes. Returns the admin as before; if
 * there was none, nothing changes. Throws `not-found`.
 */
export async function resetSecondFactor(
  key: AdminKey,
  beforeCommit?: BeforeCommit<StoredAdmin>,
): Promise<StoredAdmin> {
  const reset = async (session: ClientSession) => {
    const admin = await AdminAccount.findOne(key, null, { session }).lean();
    if (!admin) throw adminNotFound(key);
    if (!admin.secondFactor) return admin;
    const { _id, tokenVersion } = admin;
    await AdminAccount.updateOne(
      { _id, tokenVersion },
      { $unset: { secondFactor: 1 }, $inc: { tokenVersion: 1 } },
      { session },
    ).orFail();
    await clearSessions(_id, session);
    await forgetRemembered(_id, session);
    return admin;
  };
  const before = await inTransaction(reset, { beforeCommit });
  await forgetFailuresOf({ name: ADMINS, account: before.usernameKey });
  return before;
}
