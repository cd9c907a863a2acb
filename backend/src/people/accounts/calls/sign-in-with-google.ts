import type { ClientSession } from 'mongoose';
import { inTransaction } from '../../../platform/documents/in-transaction.ts';
import { isDuplicateKey } from '../../../platform/documents/mongo.ts';
import { forgetPlanted } from '../../customers/forget-planted.ts';
import {
  type GoogleIdentity,
  isGoogleAuthoritative,
} from '../../google-sign-in/google-identity.ts';
import { endLinksOf } from '../../links/one-time-links.ts';
import { endSessions } from '../account-sessions.ts';
import { Account, findByEmail, findByFormerEmail, type StoredAccount } from '../accounts.model.ts';
import { Refusal } from '../refusal.ts';
import type { BodyOf } from '../sdk-calls.ts';
import type { Answer, OwnAccounts } from './own-accounts.ts';
import { newAccount } from './sign-up.ts';

const PROVIDER = 'google.com';

/** The account to sign in to, and a change to make first. */
type Found = {
  account: StoredAccount;
  change?: (session: ClientSession) => Promise<StoredAccount>;
  isNew?: true;
};

/**
 * Signs a customer in with Google. A Google account not used here before opens the shop's account with its address
 * only if Google vouches for the address; otherwise the reply asks for the usual sign-in.
 */
export async function signInWithGoogle(
  accounts: OwnAccounts,
  { postBody, idToken, autoCreate = true }: BodyOf<'signInWithIdp'>,
): Promise<Answer> {
  // With an ID token, the call would link two accounts.
  if (idToken) throw new Refusal('OPERATION_NOT_ALLOWED');
  const identity = await readIdentity(accounts, postBody);
  const signIn = () => signInAs(accounts, identity, autoCreate);
  return signIn().catch((error: unknown) => {
    // Somebody has registered the address concurrently.
    if (!isDuplicateKey(error)) throw error;
    return signIn();
  });
}

async function signInAs(
  accounts: OwnAccounts,
  identity: GoogleIdentity,
  autoCreate: boolean,
): Promise<Answer> {
  const found = await find(identity, { autoCreate, now: accounts.now() });
  if (!found) {
    return { body: { needConfirmation: true, providerId: PROVIDER, email: identity.email } };
  }
  const { isNew = false, change } = found;
  const { account, tokens } = await inTransaction(async (session) => {
    const account = change ? await change(session) : found.account;
    return { account, tokens: await accounts.sessions.start(account, PROVIDER, session) };
  });
  if (account.version !== found.account.version) await accounts.limits.forget(account.email);
  return { body: toBody(account, identity, { isNew, tokens }) };
}

/** Returns the identity in the credential that the SDK posted. */
async function readIdentity({ readGoogle }: OwnAccounts, postBody = ''): Promise<GoogleIdentity> {
  const post = new URLSearchParams(postBody);
  if (!readGoogle || post.get('providerId') !== PROVIDER) {
    throw new Refusal('OPERATION_NOT_ALLOWED');
  }
  const identity = await readGoogle(post.get('id_token') ?? '');
  if (!identity) throw new Refusal('INVALID_IDP_RESPONSE');
  return identity;
}

/** Returns undefined if Google does not vouch for an existing account's address. */
async function find(
  identity: GoogleIdentity,
  { autoCreate, now }: { autoCreate: boolean; now: Date },
): Promise<Found | undefined> {
  const known = await Account.findOne({ 'google.sub': identity.sub }).lean();
  if (known) return { account: known };
  // Reauthentication: a different Google account must not open a new account.
  if (!autoCreate) throw new Refusal('EMAIL_NOT_FOUND');
  const isAuthoritative = isGoogleAuthoritative(identity);
  const account = await findByEmail(identity.email);
  if (account) {
    // A different Google account that now has the same address may be somebody else's.
    if (!isAuthoritative || account.google) return undefined;
    return { account, change: (session) => link(account, identity, session) };
  }
  // A new account would keep the former owner of the address from getting their account back.
  if (await findByFormerEmail(identity.email, now)) return undefined;
  const created: StoredAccount = {
    ...newAccount(identity.email, now),
    emailVerified: isAuthoritative,
    google: toLinked(identity),
    ...(identity.name && { displayName: identity.name }),
  };
  const change = async (session: ClientSession) => {
    await Account.create([created], { session });
    return created;
  };
  return { account: created, change, isNew: true };
}

/**
 * Links a Google account to the account with its address. If that address was never verified, somebody else may have
 * chosen the password: it is removed along with the account's data, and all sessions end.
 */
async function link(
  account: StoredAccount,
  identity: GoogleIdentity,
  session: ClientSession,
): Promise<StoredAccount> {
  const { _id, version, emailVerified } = account;
  const google = toLinked(identity);
  const isNamed = emailVerified && account.displayName !== undefined;
  const named = !isNamed && identity.name ? { displayName: identity.name } : {};
  const linked = await Account.findOneAndUpdate(
    { _id, version },
    {
      $set: { google, emailVerified: true, ...named },
      ...(!emailVerified && {
        $unset: { passwordHash: 1, photoUrl: 1, ...(!identity.name && { displayName: 1 }) },
        $inc: { version: 1 },
      }),
    },
    { session, returnDocument: 'after' },
  ).lean();
  if (!linked) throw new Refusal('TOKEN_EXPIRED');
  if (!emailVerified) {
    await endSessions(_id, session);
    await endLinksOf(_id, session);
    await forgetPlanted(_id, session);
  }
  return linked;
}

const toLinked = ({ sub, email, name }: GoogleIdentity) => ({ sub, email, ...(name && { name }) });

const toBody = (
  account: StoredAccount,
  { sub, email, emailVerified, name }: GoogleIdentity,
  { isNew, tokens }: { isNew: boolean; tokens: object },
) => ({
  kind: 'identitytoolkit#VerifyAssertionResponse',
  providerId: PROVIDER,
  federatedId: `https://accounts.google.com/${sub}`,
  email: account.email,
  emailVerified: account.emailVerified,
  ...(account.displayName && { displayName: account.displayName }),
  rawUserInfo: JSON.stringify({ sub, email, email_verified: emailVerified, name }),
  ...(isNew && { isNewUser: true }),
  ...tokens,
});
