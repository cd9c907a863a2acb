import { USERNAME_MAX } from '@book-store/contract/text-limits';
import { AppError } from '../../shared/errors.ts';
import { isDuplicateKey } from '../../shared/mongo.ts';
import { AdminAccount, usernameKey } from './admins.model.ts';
import type { Credentials } from './find-admins.ts';
import { hashPassword } from './password-hash.ts';

/**
 * Adds an admin. Throws `bad-request` for a username that is blank, too long or contains control
 * characters, and `conflict` if it is taken, ignoring case.
 */
export async function addAdmin({ username, password }: Credentials, now: Date): Promise<void> {
  const name = username.trim();
  if (!name || name.length > USERNAME_MAX || /\p{C}/u.test(name)) {
    throw new AppError('bad-request', {
      detail: `A username needs 1 to ${USERNAME_MAX} characters.`,
    });
  }
  const passwordHash = await hashPassword(password);
  try {
    await AdminAccount.create({
      username: name,
      usernameKey: usernameKey(name),
      passwordHash,
      name,
      createdAt: now,
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new AppError('conflict', { detail: `There is already an admin named ${name}.` });
  }
}
