import { inTransaction } from '../../../platform/documents/in-transaction.ts';
import { isDuplicateKey } from '../../../platform/documents/mongo.ts';
import { forgetPlanted } from '../../customers/forget-planted.ts';
import { endLinksOf } from '../../links/one-time-links.ts';
import { hashPassword } from '../../sign-in/password-hash.ts';
import { type FoundCode, findCode, useUp } from '../account-codes.ts';
import { endSessions } from '../account-sessions.ts';
import type { StoredAccount } from '../accounts.model.ts';
import { Refusal } from '../refusal.ts';
import type { BodyOf } from '../sdk-calls.ts';
import {
  type Answer,
  assertStrong,
  type CallOrigin,
  newcomer,
  type OwnAccounts,
} from './own-accounts.ts';
import { save } from './update-account.ts';

/** Returns what a mailed code is for, or sets a new password with it. */
export async function resetPassword(
  accounts: OwnAccounts,
  { oobCode, newPassword }: BodyOf<'resetPassword'>,
  origin: CallOrigin,
): Promise<Answer> {
  if (!oobCode) throw new Refusal('MISSING_OOB_CODE');
  const found = await findCode(oobCode, accounts.now());
  if (newPassword !== undefined) await setPassword(accounts, { ...found, newPassword, origin });
  return { body: toBody(found) };
}

/** The addresses have the member names of Google. */
function toBody({ asked: { purpose: requestType, email }, account }: FoundCode) {
  const isChange = requestType === 'VERIFY_AND_CHANGE_EMAIL';
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType,
    ...(isChange ? { email: account.email, newEmail: email } : { email }),
  };
}

/**
 * Sets a new password and ends all sessions. The mail verifies the address; if it was unverified before, or the
 * account has had another address since, the linked Google account may be somebody else's. For the same reason, data
 * saved before the address was verified is deleted.
 */
async function setPassword(
  { limits, mail, now }: OwnAccounts,
  { asked, account, newPassword, origin }: FoundCode & { newPassword: string; origin: CallOrigin },
): Promise<void> {
  if (asked.purpose !== 'PASSWORD_RESET') throw new Refusal('INVALID_OOB_CODE');
  assertStrong(newPassword, asked.email);
  const passwordHash = await hashPassword(newPassword, newcomer(origin));
  const { email } = asked;
  const getsBack = email !== account.email;
  const changed = await inTransaction(async (session) => {
    await useUp(asked, session);
    const changed = await save(
      account,
      {
        $set: { email, passwordHash, passwordChangedAt: now(), emailVerified: true },
        $unset: {
          ...(getsBack && { formerEmail: 1 }),
          ...((getsBack || !account.emailVerified) && { google: 1 }),
          ...(!account.emailVerified && { displayName: 1, photoUrl: 1 }),
        },
        $inc: { version: 1 },
      },
      session,
    );
    await endSessions(account._id, session);
    await endLinksOf(account._id, session);
    if (!account.emailVerified) await forgetPlanted(account._id, session);
    return changed;
  }).catch((error: unknown) => {
    throw isDuplicateKey(error) ? new Refusal('EMAIL_EXISTS') : error;
  });
  await forgetBoth(limits, account, email);
  await mail.tellOfPassword(changed);
  if (getsBack) await mail.tellFormerAddress(account, { canReturn: false });
}

async function forgetBoth(
  limits: OwnAccounts['limits'],
  { email: before }: StoredAccount,
  email: string,
): Promise<void> {
  for (const each of new Set([before, email])) await limits.forget(each);
}
