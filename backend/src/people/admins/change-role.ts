import type { AdminRole } from '@book-store/contract/admin-roles';
import type { ClientSession } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { clearSessions } from '../sessions/admin-sessions.store.ts';
import { AdminAccount, roleOf, type StoredAdmin } from './admins.model.ts';
import { type AdminKey, adminNotFound } from './find-admins.ts';
import { keepAnOwner } from './keep-an-owner.ts';

/** The admin with the new role, and the role before. */
export type ChangedRole = { admin: StoredAdmin; from: AdminRole };

/**
 * Changes an admin's role, which ends their sessions. Changes nothing if they have it already. Throws `not-found`, and
 * `conflict` for the last owner.
 */
export async function changeRole(
  key: AdminKey,
  role: AdminRole,
  beforeCommit?: BeforeCommit<ChangedRole>,
): Promise<ChangedRole> {
  const change = async (session: ClientSession): Promise<ChangedRole> => {
    const found = await AdminAccount.findOne(key, null, { session }).lean();
    if (!found) throw adminNotFound(key);
    const from = roleOf(found);
    if (from === role) return { admin: found, from };
    if (from === 'owner') await keepAnOwner(found._id, session);
    const { _id, tokenVersion } = found;
    const admin = await AdminAccount.findOneAndUpdate(
      { _id, tokenVersion },
      { $set: { role }, $inc: { tokenVersion: 1 } },
      { returnDocument: 'after', session },
    )
      .orFail()
      .lean();
    await clearSessions(_id, session);
    return { admin, from };
  };
  return inTransaction(change, { beforeCommit });
}
