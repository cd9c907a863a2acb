import { badField } from '../../platform/errors/errors.ts';
import type { Admin } from '../../platform/http/authentication.ts';
import { createFailureBackoff } from '../sign-in/failure-backoff.ts';
import { verifyPassword } from '../sign-in/password-hash.ts';
import { ADMINS, type StoredAdmin } from './admins.model.ts';

/** Wrong passwords in one session before delays begin. */
const FREE_IN_SESSION = 5;

export type ConfirmPassword = (
  caller: Admin,
  admin: StoredAdmin,
  given: { path: string; password: string },
) => Promise<void>;

/**
 * Returns a check of the caller's own password. It throws `bad-request` with the field's name: a 401
 * would end the session. Failures are counted per session, so that nobody who is not signed in can
 * cause delays.
 */
export function createConfirmPassword(now: () => Date): ConfirmPassword {
  const countInSession = createFailureBackoff({
    name: `${ADMINS}-session`,
    free: FREE_IN_SESSION,
    now,
  });

  return async ({ session, address }, { passwordHash }, { path, password }) => {
    const counted = await countInSession(session);
    const caller = { lane: 'known', network: address } as const;
    const fits = await verifyPassword(password, passwordHash, caller).catch(async (error) => {
      await counted.refund();
      throw error;
    });
    if (!fits) throw badField(path, 'This is not your current password.', 'wrong-password');
    await counted.forget();
  };
}
