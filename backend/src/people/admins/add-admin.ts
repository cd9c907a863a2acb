import type { AdminRole } from '@book-store/contract/admin-roles';
import { USERNAME_MAX } from '@book-store/contract/text-limits';
import { isDone, markDone } from '../../platform/database/shop-meta.ts';
import { isDuplicateKey } from '../../platform/documents/mongo.ts';
import { AppError, badRequest, conflict } from '../../platform/errors/errors.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { AdminAccount, usernameKey } from './admins.model.ts';
import { type Credentials, findByCredentials, listAdmins } from './find-admins.ts';

/**
 * Throws `bad-request` for a username that is blank, too long or contains control characters, and `conflict` if it is
 * taken, ignoring case.
 */
export async function addAdmin(
  { username, password }: Credentials,
  { now, role }: { now: Date; role: AdminRole },
): Promise<void> {
  const name = username.trim();
  if (!name || name.length > USERNAME_MAX || /\p{C}/u.test(name)) {
    throw badRequest(`A username needs 1 to ${USERNAME_MAX} characters.`);
  }
  const passwordHash = await hashPassword(password);
  try {
    await AdminAccount.create({
      username: name,
      usernameKey: usernameKey(name),
      passwordHash,
      role,
      name,
      createdAt: now,
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw conflict(`There is already an admin named ${name}.`, 'admin-exists');
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
