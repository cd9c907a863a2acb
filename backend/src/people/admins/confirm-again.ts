import { type AppError, badField } from '../../platform/errors/errors.ts';
import type { Admin } from '../../platform/http/authentication.ts';
import { type UseCode, type UsedCode, wrongCodeAt } from '../second-factor/use-code.ts';
import { createFailureBackoff } from '../sign-in/failure-backoff.ts';
import { verifyPassword } from '../sign-in/password-hash.ts';
import { ADMINS, type StoredAdmin } from './admins.model.ts';

/** Wrong passwords and codes in one session before delays begin. */
const FREE_IN_SESSION = 5;

export type Confirm = ReturnType<typeof createConfirm>;

/**
 * Returns checks of the caller's own password and codes. They throw `bad-request` with the field's name: a 401 would
 * end the session. Failures are counted per session, so that nobody who is not signed in can cause delays.
 */
export function createConfirm({ useCode, now }: { useCode: UseCode; now: () => Date }) {
  const countInSession = createFailureBackoff({
    name: `${ADMINS}-session`,
    free: FREE_IN_SESSION,
    now,
  });

  /** Throws `refusal` if `check` returns nothing. */
  async function attempt<Result>(
    { session }: Admin,
    check: () => Promise<Result | undefined>,
    refusal: AppError,
  ): Promise<Result> {
    const counted = await countInSession(session);
    const result = await check().catch(async (error) => {
      await counted.refund();
      throw error;
    });
    if (result === undefined) throw refusal;
    await counted.forget();
    return result;
  }

  return {
    attempt,

    async password(
      caller: Admin,
      { passwordHash }: StoredAdmin,
      { path, password }: { path: string; password: string },
    ): Promise<void> {
      const hashing = { lane: 'known', network: caller.address } as const;
      await attempt(
        caller,
        async () => (await verifyPassword(password, passwordHash, hashing)) || undefined,
        badField(path, 'This is not your current password.', 'wrong-password'),
      );
    },

    code: (caller: Admin, admin: StoredAdmin, code: string): Promise<UsedCode> =>
      attempt(caller, () => useCode(admin, code), wrongCodeAt('code')),
  };
}
