import { AppError, badField, conflict } from '../../platform/errors/errors.ts';
import { AdminAccount, type StoredAdmin } from '../admins/admins.model.ts';
import { recoveryDigest } from './recovery-codes.ts';
import type { SecretBox } from './secret-box.ts';
import { stepOf } from './totp.ts';

/** Which kind of code was right. */
export type UsedCode = 'app' | 'recovery';
export type UseCode = (admin: StoredAdmin, typed: string) => Promise<UsedCode | undefined>;

/** Six digits, also in groups. */
export const appCodeIn = (typed: string): string | undefined =>
  /^\d{6}$/.exec(typed.replace(/[\s-]/g, ''))?.[0];

/**
 * Returns a check of an admin's code, which uses it up: each of an app counts once, and none that is older than the
 * last one, also at the same moment on several servers. Returns undefined for a wrong code.
 */
export const createUseCode =
  ({ box, now }: { box: SecretBox; now: () => Date }): UseCode =>
  async ({ _id, secondFactor }, typed) => {
    if (!secondFactor) return undefined;
    const code = appCodeIn(typed);
    if (code === undefined) return useRecoveryCode(_id, recoveryDigest(typed));
    const { secret } = secondFactor;
    const opened = await box.open(secret);
    if (opened === undefined) throw unreadable();
    const step = stepOf(opened, code, now());
    if (step === undefined) return undefined;
    const unused = { _id, 'secondFactor.secret': secret, 'secondFactor.lastStep': { $lt: step } };
    const used = await AdminAccount.updateOne(unused, { $set: { 'secondFactor.lastStep': step } });
    return used.modifiedCount === 1 ? 'app' : undefined;
  };

async function useRecoveryCode(
  _id: StoredAdmin['_id'],
  digest: string,
): Promise<UsedCode | undefined> {
  const used = await AdminAccount.updateOne(
    { _id, 'secondFactor.recoveryCodes': digest },
    { $pull: { 'secondFactor.recoveryCodes': digest } },
  );
  return used.modifiedCount === 1 ? 'recovery' : undefined;
}

const WRONG =
  'This code is wrong, or has been used before. Please enter the one that your app shows now; if it is refused again, compare the clock of the phone.';

/** In an open session, which a 401 would end. */
export const wrongCodeAt = (path: string): AppError => badField(path, WRONG, 'wrong-code');

export const wrongCode = (): AppError => new AppError('wrong-code', { detail: WRONG });

export const codeRequired = (): AppError =>
  new AppError('second-factor-required', {
    detail:
      'Please send the same again with `code`: the six digits that your app shows, or a recovery code.',
  });

/** After `JWT_SECRET` was replaced, or in a shop restored without it. */
const unreadable = (): AppError =>
  conflict(
    'The shop cannot check codes of your app any more, because its JWT_SECRET is another one: use a recovery code, or “npm run admin -- reset-second-factor NAME” on the server.',
    'second-factor-unreadable',
  );
