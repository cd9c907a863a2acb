import { endLinksBy } from '../links/one-time-links.ts';
import { clearSessions } from '../sessions/admin-sessions.store.ts';
import { forgetDevices } from '../sign-in/known-devices.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { forgetFailures } from '../sign-in/sign-in-guard.ts';
import { ADMINS, AdminAccount, type StoredAdmin, usernameKey } from './admins.model.ts';
import { adminNotFound, byName, type Credentials } from './find-admins.ts';

/**
 * Changes an admin's password, ends all their sessions and the links they have made, and forgets their devices and
 * wrong passwords. Throws `not-found`.
 */
export async function setPassword({ username, password }: Credentials): Promise<StoredAdmin> {
  const passwordHash = await hashPassword(password);
  const changed = await AdminAccount.findOneAndUpdate(
    { usernameKey: usernameKey(username) },
    { $set: { passwordHash, passwordIsGenerated: false }, $inc: { tokenVersion: 1 } },
  ).lean();
  if (!changed) throw adminNotFound(byName(username));
  await clearSessions(changed._id);
  // Whoever had the former password may have made some.
  await endLinksBy(changed._id);
  await forgetDevices(ADMINS, changed.usernameKey);
  await forgetAdminFailures(username);
  return changed;
}

/** Forgets an admin's wrong passwords, and those of the networks they came from. */
export const forgetAdminFailures = (username: string): Promise<void> =>
  forgetFailures({ name: ADMINS, account: usernameKey(username) });

/** Records that an admin still has the generated password; a password change resets it. */
export async function markPasswordGenerated(username: string): Promise<void> {
  const key = { usernameKey: usernameKey(username) };
  await AdminAccount.updateOne(key, { $set: { passwordIsGenerated: true } });
}
