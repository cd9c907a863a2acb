import type { AccountPurpose } from '../../links/one-time-links.model.ts';
import { findByEmail, findByFormerEmail, type StoredAccount } from '../accounts.model.ts';
import { Refusal } from '../refusal.ts';
import { type BodyOf, readAddress } from '../sdk-calls.ts';
import {
  type Answer,
  assertRecent,
  type CallOrigin,
  findSignedIn,
  type OwnAccounts,
} from './own-accounts.ts';

type Body = BodyOf<'sendOobCode'>;

/** Mails a link to choose a new password or to verify an address. Its code exists nowhere else. */
export function sendLink(accounts: OwnAccounts, body: Body, origin: CallOrigin): Promise<Answer> {
  switch (body.requestType) {
    case 'PASSWORD_RESET':
      return sendReset(accounts, body, origin);
    case 'VERIFY_EMAIL':
      return sendVerification(accounts, body, origin);
    case 'VERIFY_AND_CHANGE_EMAIL':
      return sendChange(accounts, body, origin);
    default:
      throw new Refusal('OPERATION_NOT_ALLOWED');
  }
}

/** Replies the same for an unknown address, before any lookup, so that timing reveals nothing. */
async function sendReset(
  { limits, mail, now }: OwnAccounts,
  { email: given }: Body,
  { network }: CallOrigin,
): Promise<Answer> {
  const email = readAddress(given);
  const hasRoom = await limits.countReset(email, network);
  return answer(email, async () => {
    if (!hasRoom) return;
    const account = (await findByEmail(email)) ?? (await findByFormerEmail(email, now()));
    if (account) await mail.sendLink(account, 'PASSWORD_RESET', email);
  });
}

async function sendVerification(
  accounts: OwnAccounts,
  { idToken }: Body,
  { network }: CallOrigin,
): Promise<Answer> {
  const { account } = await findSignedIn(accounts, idToken);
  await accounts.limits.countMail(byAccount('VERIFY_EMAIL', account), network);
  await accounts.mail.sendLink(account, 'VERIFY_EMAIL', account.email);
  return answer(account.email);
}

/** Replies the same if the address has an account; only its owner learns so, by mail. */
async function sendChange(
  accounts: OwnAccounts,
  { idToken, newEmail: given }: Body,
  { network }: CallOrigin,
): Promise<Answer> {
  const { account, session } = await findSignedIn(accounts, idToken);
  assertRecent(session, accounts.now());
  const newEmail = readAddress(given, 'NEW_EMAIL');
  if (newEmail === account.email) throw new Refusal('INVALID_NEW_EMAIL');
  await accounts.limits.countMail(byAccount('VERIFY_AND_CHANGE_EMAIL', account), network);
  return answer(account.email, async () => {
    if (await findByEmail(newEmail)) await accounts.mail.tellOfUse(newEmail);
    else await accounts.mail.sendLink(account, 'VERIFY_AND_CHANGE_EMAIL', newEmail);
  });
}

/** Separate counters, so that strangers who request new passwords cannot keep the owner from verifying the address. */
const byAccount = (purpose: AccountPurpose, { _id }: StoredAccount) => `${purpose} ${_id}`;

const answer = (email: string, afterwards?: () => Promise<void>): Answer => ({
  body: { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email },
  ...(afterwards && { afterwards }),
});
