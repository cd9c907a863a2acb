import { strengthOf } from '@book-store/contract/people/account/password-strength';
import type { ReadGoogleCredential } from '../../google-sign-in/google-credential.ts';
import type { HashCaller } from '../../sign-in/hash-queue.ts';
import { isRecent } from '../../sign-in/recent-sign-in.ts';
import type { AccountMail } from '../account-mail.ts';
import type { StoredSession } from '../account-sessions.model.ts';
import type { AccountSessions } from '../account-sessions.ts';
import { Account, type StoredAccount } from '../accounts.model.ts';
import type { ClientLimits } from '../client-limits.ts';
import type { IdTokens } from '../id-tokens.ts';
import { Refusal } from '../refusal.ts';

/** What the calls share. */
export type OwnAccounts = {
  tokens: IdTokens;
  sessions: AccountSessions;
  mail: AccountMail;
  limits: ClientLimits;
  /** Absent where nobody can sign in with Google. */
  readGoogle: ReadGoogleCredential | undefined;
  now: () => Date;
};

/** Where a call comes from. */
export type CallOrigin = {
  network: string;
  device: string | undefined;
  /** Remembers the device as one on which somebody has signed in with an address. */
  rememberDevice: (email: string) => Promise<void>;
};

/** The reply to a call, and what is done once it is sent, so that its time tells nothing. */
export type Answer = { body: object; afterwards?: () => Promise<void> };

/** The lane for whoever registers or chooses a password. */
export const newcomer = ({ network }: CallOrigin): HashCaller => ({ lane: 'new', network });

/** Returns the account of an ID token and its session. Throws a refusal if the token is invalid or its session has ended. */
export async function findSignedIn(
  { tokens, sessions }: OwnAccounts,
  idToken: string | undefined,
): Promise<{ account: StoredAccount; session: StoredSession }> {
  if (!idToken) throw new Refusal('MISSING_ID_TOKEN');
  const session = await sessions.findSession(await tokens.verify(idToken));
  const account = await Account.findById(session.account).lean();
  if (!account) throw new Refusal('USER_NOT_FOUND');
  // A new password or address may have ended the session between the two reads.
  if (account.version !== session.version) throw new Refusal('TOKEN_EXPIRED');
  return { account, session };
}

/** Throws a refusal unless the customer has entered their credentials just now. */
export function assertRecent({ signedInAt }: StoredSession, now: Date): void {
  if (!isRecent(signedInAt.getTime(), now)) throw new Refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}

/** Throws a refusal for a password that is easy to guess. */
export function assertStrong(password: string, email: string): void {
  if (strengthOf(password, email) === 'weak') {
    throw new Refusal('WEAK_PASSWORD : Choose a longer password that is harder to guess.');
  }
}

/** The SDK takes an account without this and without a provider for an anonymous one; Google shows no hash either. */
const HIDDEN_HASH = 'UkVEQUNURUQ=';

/** Returns an account in Google's form. */
export function toUserInfo(account: StoredAccount) {
  const { _id, email, emailVerified, displayName, photoUrl, passwordHash, google } = account;
  const shown = { ...(displayName && { displayName }), ...(photoUrl && { photoUrl }) };
  return {
    localId: _id,
    email,
    emailVerified,
    ...shown,
    ...(passwordHash && { passwordHash: HIDDEN_HASH }),
    providerUserInfo: [
      ...(passwordHash
        ? [{ providerId: 'password', email, rawId: email, federatedId: email, ...shown }]
        : []),
      ...(google
        ? [
            {
              providerId: 'google.com',
              email: google.email,
              rawId: google.sub,
              federatedId: google.sub,
              ...(google.name && { displayName: google.name }),
            },
          ]
        : []),
    ],
    createdAt: String(account.createdAt.getTime()),
    lastLoginAt: String(account.signedInAt.getTime()),
  };
}
