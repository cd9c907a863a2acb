import type { ClientSession } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { forgetRemembered } from '../second-factor/remembered-devices.ts';
import { clearSessions } from '../sessions/admin-sessions.store.ts';
import { AdminAccount, roleOf, type StoredAdmin } from './admins.model.ts';
import { type AdminKey, adminNotFound } from './find-admins.ts';
import { keepAnOwner } from './keep-an-owner.ts';

/** Removes an admin and ends their sessions. Throws `not-found`, and `conflict` for the last owner. */
export async function removeAdmin(
  key: AdminKey,
  beforeCommit?: BeforeCommit<StoredAdmin>,
): Promise<StoredAdmin> {
  const remove = async (session: ClientSession) => {
    const admin = await AdminAccount.findOneAndDelete(key, { session }).lean();
    if (!admin) throw adminNotFound(key);
    if (roleOf(admin) === 'owner') await keepAnOwner(admin._id, session);
    await clearSessions(admin._id, session);
    await forgetRemembered(admin._id, session);
    return admin;
  };
  return inTransaction(remove, { beforeCommit });
}
