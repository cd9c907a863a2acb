import { USERNAME_MAX } from '@book-store/contract/text-limits';
import { forgetDevices } from '../../http/known-devices.ts';
import { forgetFailures } from '../../http/sign-in-guard.ts';
import { AppError } from '../../shared/errors.ts';
import type { HashCaller } from '../../shared/hash-queue.ts';
import { isDuplicateKey } from '../../shared/mongo.ts';
import { clearSessions } from './admin-sessions.store.ts';
import { AdminAccount, type StoredAdmin, usernameKey } from './admins.model.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

type Credentials = { username: string; password: string };

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

/** The name of the admins' failure counters and known devices. */
export const ADMINS = 'admin';

/**
 * Changes an admin's password, ends all their sessions and forgets their devices and wrong passwords.
 * Throws `not-found`.
 */
export async function setPassword({ username, password }: Credentials): Promise<void> {
  const passwordHash = await hashPassword(password);
  const changed = await AdminAccount.findOneAndUpdate(
    { usernameKey: usernameKey(username) },
    { $set: { passwordHash, passwordIsGenerated: false }, $inc: { tokenVersion: 1 } },
  ).lean<StoredAdmin>();
  if (!changed) throw adminNotFound(username);
  await clearSessions(changed._id);
  await forgetDevices(ADMINS, changed.usernameKey);
  await forgetAdminFailures(username);
}

/** Forgets the wrong passwords for an admin, and those of the networks they came from. */
export const forgetAdminFailures = (username: string): Promise<void> =>
  forgetFailures({ name: ADMINS, account: usernameKey(username) });

/** Ends the sessions of all admins, on all servers. Returns the number of admins. */
export async function signOutAll(): Promise<number> {
  const { matchedCount } = await AdminAccount.updateMany({}, { $inc: { tokenVersion: 1 } });
  await clearSessions();
  return matchedCount;
}

/** Returns all admins by username, with their creation dates. */
export async function listAdmins(): Promise<{ username: string; createdAt: Date }[]> {
  const admins = await AdminAccount.find({}).sort({ usernameKey: 1 }).lean<StoredAdmin[]>();
  return admins.map(({ username, createdAt }) => ({ username, createdAt }));
}

/** Returns whether an admin has this username. */
export const isAdmin = async (username: string): Promise<boolean> =>
  (await AdminAccount.exists({ usernameKey: usernameKey(username) })) !== null;

/** Returns the ids of all admins. */
export async function listAdminIds(): Promise<string[]> {
  const admins = await AdminAccount.find({}, { _id: 1 }).lean<Pick<StoredAdmin, '_id'>[]>();
  return admins.map(({ _id }) => _id.toString());
}

/** Removes an admin and ends their sessions. Throws `not-found`, and `conflict` for the last admin. */
export async function removeAdmin(username: string): Promise<void> {
  const key = usernameKey(username);
  const admin = await AdminAccount.exists({ usernameKey: key });
  if (!admin) throw adminNotFound(username);
  if ((await AdminAccount.countDocuments({})) === 1) {
    throw new AppError('conflict', {
      detail:
        'The last admin cannot be removed: add another one first, or nobody can run the shop.',
    });
  }
  await AdminAccount.deleteOne({ usernameKey: key });
  await clearSessions(admin._id);
}

/** Returns the admin with these credentials, if any. Takes equally long for an unknown username. */
export async function findByCredentials(
  { username, password }: Credentials,
  caller?: HashCaller,
): Promise<StoredAdmin | undefined> {
  const key = usernameKey(username);
  const admin = await AdminAccount.findOne({ usernameKey: key }).lean<StoredAdmin>();
  const fits = await verifyPassword(password, admin?.passwordHash, caller);
  return fits && admin ? admin : undefined;
}

/** Records that an admin still has the generated password; a password change resets it. */
export async function markPasswordGenerated(username: string): Promise<void> {
  const key = { usernameKey: usernameKey(username) };
  await AdminAccount.updateOne(key, { $set: { passwordIsGenerated: true } });
}

const adminNotFound = (username: string) =>
  new AppError('not-found', { detail: `There is no admin named ${username}.` });
