import { inTransaction } from '../../../platform/documents/in-transaction.ts';
import { isDuplicateKey } from '../../../platform/documents/mongo.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { endLinksOf } from '../../links/one-time-links.ts';
import { hashPassword } from '../../sign-in/password-hash.ts';
import { type FoundCode, findCode, useUp } from '../account-codes.ts';
import { endSessions } from '../account-sessions.ts';
import { Account, type StoredAccount } from '../accounts.model.ts';
import { FORMER_EMAIL_DAYS } from '../letters/account-mails.ts';
import { Refusal } from '../refusal.ts';
import type { BodyOf } from '../sdk-calls.ts';
import {
  type Answer,
  assertRecent,
  assertStrong,
  type CallOrigin,
  findSignedIn,
  newcomer,
  type OwnAccounts,
  toUserInfo,
} from './own-accounts.ts';

const KIND = 'identitytoolkit#SetAccountInfoResponse';

type Body = BodyOf<'update'>;

/** Changes an account, or performs what a mailed code is for. */
export async function updateAccount(
  accounts: OwnAccounts,
  body: Body,
  origin: CallOrigin,
): Promise<Answer> {
  if (body.oobCode !== undefined) return applyCode(accounts, body.oobCode);
  const { account, session } = await findSignedIn(accounts, body.idToken);
  if (body.email !== undefined) {
    throw new Refusal('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
  }
  const { password } = body;
  if (password !== undefined) {
    assertRecent(session, accounts.now());
    assertStrong(password, account.email);
  }
  const passwordHash = password && (await hashPassword(password, newcomer(origin)));
  const { changed, tokens } = await inTransaction(async (dbSession) => {
    const changed = await save(account, toChange(body, passwordHash, accounts.now()), dbSession);
    if (passwordHash) {
      await endSessions(account._id, dbSession, session._id);
      await endLinksOf(account._id, dbSession);
    }
    return { changed, tokens: await accounts.sessions.reissue(changed, session, dbSession) };
  });
  if (passwordHash) {
    await accounts.limits.forget(account.email);
    await origin.rememberDevice(account.email);
    await accounts.mail.tellOfPassword(account);
  }
  return { body: { kind: KIND, ...toUserInfo(changed), ...tokens } };
}

function toChange({ displayName, photoUrl }: Body, passwordHash: string | undefined, now: Date) {
  const texts = Object.entries({ displayName, photoUrl }).filter(([, text]) => text !== undefined);
  const [set, unset] = [texts.filter(([, text]) => text), texts.filter(([, text]) => !text)];
  return {
    $set: {
      ...Object.fromEntries(set),
      ...(passwordHash && { passwordHash, passwordChangedAt: now }),
    },
    $unset: Object.fromEntries(unset.map(([name]) => [name, 1])),
    ...(passwordHash && { $inc: { version: 1 } }),
  };
}

/** Throws a refusal if the password or address has changed since the account was read. */
export async function save(
  { _id, version }: StoredAccount,
  change: object,
  session: Parameters<Parameters<typeof inTransaction>[0]>[0],
): Promise<StoredAccount> {
  const changed = await Account.findOneAndUpdate({ _id, version }, change, {
    session,
    returnDocument: 'after',
  }).lean();
  if (!changed) throw new Refusal('TOKEN_EXPIRED');
  return changed;
}

async function applyCode(accounts: OwnAccounts, code: string): Promise<Answer> {
  const found = await findCode(code, accounts.now());
  switch (found.asked.purpose) {
    case 'VERIFY_EMAIL':
      return { body: await verifyEmail(found) };
    case 'VERIFY_AND_CHANGE_EMAIL':
      return { body: await changeEmail(accounts, found) };
    default:
      throw new Refusal('INVALID_OOB_CODE');
  }
}

async function verifyEmail({ asked, account }: FoundCode): Promise<object> {
  const verified = await inTransaction(async (session) => {
    await useUp(asked, session);
    return save(account, { $set: { emailVerified: true } }, session);
  });
  return { kind: KIND, ...toUserInfo(verified) };
}

/**
 * Changes an account's address to the one that the code was sent to, ends all sessions, and notifies the former
 * address. If that was verified, it can recover the account, unless an earlier address still can: a thief may change
 * the address twice.
 */
async function changeEmail(
  { mail, limits, now }: OwnAccounts,
  { asked, account }: FoundCode,
): Promise<object> {
  const at = now();
  const kept = account.formerEmail;
  const keepsFormer = kept !== undefined && kept.until > at && kept.email !== asked.email;
  const canReturn = account.emailVerified && !keepsFormer;
  const until = new Date(at.getTime() + FORMER_EMAIL_DAYS * DAY_MS);
  const changed = await inTransaction(async (session) => {
    await useUp(asked, session);
    const former = canReturn && { formerEmail: { email: account.email, until } };
    const changed = await save(
      account,
      {
        $set: { email: asked.email, emailVerified: true, ...former },
        ...(!former && !keepsFormer && { $unset: { formerEmail: 1 } }),
        $inc: { version: 1 },
      },
      session,
    );
    await endSessions(account._id, session);
    await endLinksOf(account._id, session);
    return changed;
  }).catch((error: unknown) => {
    // Whoever has the code reads the address's mail, so this reveals nothing.
    throw isDuplicateKey(error) ? new Refusal('EMAIL_EXISTS') : error;
  });
  await limits.forget(account.email);
  await mail.tellFormerAddress(account, { canReturn });
  return { kind: KIND, ...toUserInfo(changed) };
}
