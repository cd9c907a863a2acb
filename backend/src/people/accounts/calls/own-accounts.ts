import { strengthOf } from '@book-store/contract/people/account/password-strength';
import { isRecent } from '../../../platform/http/recent-sign-in.ts';
import type { ReadGoogleCredential } from '../../google-sign-in/google-credential.ts';
import type { HashCaller } from '../../sign-in/hash-queue.ts';
import type { AccountMail } from '../account-mail.ts';
import type { StoredSession } from '../account-sessions.model.ts';
import type { AccountSessions } from '../account-sessions.ts';
import { Account, type StoredAccount } from '../accounts.model.ts';
import type { ClientLimits } from '../client-limits.ts';
import type { IdTokens } from '../id-tokens.ts';
import { Refusal } from '../refusal.ts';

/** The dependencies of the calls. */
export type OwnAccounts = {
  tokens: IdTokens;
  sessions: AccountSessions;
  mail: AccountMail;
  limits: ClientLimits;
  /** Absent if Google sign-in is disabled. */
  readGoogle: ReadGoogleCredential | undefined;
  now: () => Date;
};

export type CallOrigin = {
  network: string;
  device: string | undefined;
  /** Remembers the device after a successful sign-in with an address. */
  rememberDevice: (email: string) => Promise<void>;
};

/** `afterwards` runs once the reply is sent, so that the response time reveals nothing. */
export type Answer = { body: object; afterwards?: () => Promise<void> };

/** The lane for registrations and new passwords. */
export const newcomer = ({ network }: CallOrigin): HashCaller => ({ lane: 'new', network });

/** Throws a refusal if the token is invalid or its session has ended. */
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

/** Throws a refusal unless the customer entered their credentials recently. */
export function assertRecent({ signedInAt }: StoredSession, now: Date): void {
  if (!isRecent(signedInAt.getTime(), now)) throw new Refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}

/** Throws a refusal for a password that is easy to guess. */
export function assertStrong(password: string, email: string): void {
  if (strengthOf(password, email) === 'weak') {
    throw new Refusal('WEAK_PASSWORD : Choose a longer password that is harder to guess.');
  }
}

/** Without a hash and a provider, the SDK treats an account as anonymous; Google redacts the hash, too. */
const HIDDEN_HASH = 'UkVEQUNURUQ=';

/** Converts an account to Google's format. */
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
