import type { AdminRole } from '@book-store/contract/admin-roles';
import { USERNAME_MAX } from '@book-store/contract/text-limits';
import type { ClientSession } from 'mongoose';
import { isDone, markDone } from '../../platform/database/shop-meta.ts';
import { isDuplicateKey } from '../../platform/documents/mongo.ts';
import { AppError, badField, conflictAt } from '../../platform/errors/errors.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { AdminAccount, type StoredAdmin, usernameKey } from './admins.model.ts';
import { type Credentials, findByCredentials, listAdmins } from './find-admins.ts';

/**
 * Throws `bad-request` for a username that is blank, too long or contains control characters, and `conflict` if it is
 * taken, ignoring case.
 */
export async function addAdmin(
  { username, password }: Credentials,
  { now, role }: { now: Date; role: AdminRole },
): Promise<void> {
  await storeAdmin({ username, passwordHash: await hashPassword(password), role }, now);
}

type NewAdmin = Pick<StoredAdmin, 'username' | 'passwordHash' | 'email'> & { role: AdminRole };

/** Throws as `addAdmin`. */
export async function storeAdmin(
  { username, ...given }: NewAdmin,
  now: Date,
  session?: ClientSession,
): Promise<StoredAdmin> {
  const name = username.trim();
  if (!name || name.length > USERNAME_MAX || /\p{C}/u.test(name)) {
    throw badField('username', `A username needs 1 to ${USERNAME_MAX} characters.`, 'invalid-name');
  }
  const key = usernameKey(name);
  const taken = () => conflictAt('username', `There is already an admin named ${name}.`, 'in-use');
  // In a transaction, a duplicate key would first be taken for a conflict.
  if (session && (await AdminAccount.exists({ usernameKey: key }).session(session))) throw taken();
  const admin = { ...given, username: name, usernameKey: key, name, createdAt: now };
  try {
    const [stored] = await AdminAccount.create([admin], session ? { session } : {});
    return stored?.toObject() as StoredAdmin;
  } catch (error) {
    if (session || !isDuplicateKey(error)) throw error;
    throw taken();
  }
}

/**
 * Creates the first admin of a shop that has never had one. Does nothing on later starts, even if that
 * admin has been removed or has a new password, or if the shop already has other admins.
 */
export async function makeFirstAdmin(credentials: Credentials, now: Date): Promise<void> {
  if (await isDone('first-admin-made')) return;
  if ((await listAdmins()).length === 0) await addUnlessThere(credentials, now);
  await markDone('first-admin-made', now);
}

/** Returns whether these credentials still work. */
export const opensDashboard = async (credentials: Credentials): Promise<boolean> =>
  (await findByCredentials(credentials)) !== undefined;

/** Another server that starts at the same time may have created the admin. */
async function addUnlessThere(credentials: Credentials, now: Date): Promise<void> {
  try {
    await addAdmin(credentials, { now, role: 'owner' });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
}
