import type {
  AdminSession,
  ChangePasswordBody,
} from '@book-store/contract/people/sessions/admin-session.schemas';
import type { z } from 'zod';
import { passwordProblem } from '../../platform/config/password-rule.ts';
import { badField } from '../../platform/errors/errors.ts';
import type { Admin } from '../../platform/http/authentication.ts';
import type { Shop } from '../../platform/shop.ts';
import { clearSessions, type SessionStore } from '../sessions/admin-sessions.store.ts';
import { sessionEnded } from '../sign-in/admin-tokens.ts';
import { forgetDevices } from '../sign-in/known-devices.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { forgetFailuresOf } from '../sign-in/sign-in-guard.ts';
import { slidesIn, toSessionView } from './admin-profile.ts';
import { ADMINS, AdminAccount } from './admins.model.ts';
import type { Confirm } from './confirm-again.ts';
import { findAdmin } from './find-admins.ts';

type Deps = { sessions: SessionStore; confirm: Confirm; shop: Shop };

/**
 * Changes the caller's password, ends all their sessions, forgets their devices and starts a new session. Throws
 * `bad-request` if the current password is wrong: a 401 would end the session.
 */
export async function changePassword(
  caller: Admin,
  { currentPassword, newPassword }: z.output<typeof ChangePasswordBody>,
  { sessions, confirm, shop }: Deps,
): Promise<z.output<typeof AdminSession>> {
  const admin = await findAdmin(caller.id);
  const weakness = passwordProblem(newPassword, admin.username, shop.settings.identity.name);
  if (weakness) throw badField('newPassword', weakness, 'weak-password');
  await confirm.password(caller, admin, { path: 'currentPassword', password: currentPassword });
  const passwordHash = await hashPassword(newPassword);
  const changed = await AdminAccount.findOneAndUpdate(
    { _id: admin._id, tokenVersion: admin.tokenVersion },
    { $set: { passwordHash, passwordIsGenerated: false }, $inc: { tokenVersion: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!changed) throw sessionEnded();
  const origin = await sessions.originOf(caller.session);
  await clearSessions(admin._id);
  await forgetDevices(ADMINS, admin.usernameKey);
  // Whoever guesses codes has known the old password.
  await forgetFailuresOf({ name: ADMINS, account: admin.usernameKey });
  return toSessionView(changed, await sessions.start(changed, origin, slidesIn(shop)), shop);
}
