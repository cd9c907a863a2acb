import { hkdfSync } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Provider, StoredSession } from './account-sessions.model.ts';
import type { StoredAccount } from './accounts.model.ts';
import { Refusal } from './refusal.ts';

/** Must differ from that of admins' tokens. */
const ISSUER = 'book-store-accounts';
const AUDIENCE = 'book-store-customer';
const ALGORITHM = 'HS256';
const KEY_BYTES = 32;

/** As long as Google's. */
export const ID_TOKEN_SECONDS = 3600;

/** The claims that the shop reads. */
const Claims = z.looseObject({ sub: z.string(), sid: z.string(), ver: z.number().int() });
export type IdClaims = JWTPayload & z.output<typeof Claims>;

type Deps = {
  /** The first one signs, all of them verify, so keys can be rotated without ending sessions. */
  secrets: readonly string[];
  now: () => Date;
};

export type IdTokens = ReturnType<typeof createIdTokens>;

/** Only the shop itself verifies these tokens. */
export function createIdTokens({ secrets, now }: Deps) {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'book-store id token', KEY_BYTES)),
  );
  return {
    sign(account: StoredAccount, session: Pick<StoredSession, '_id' | 'signedInAt' | 'provider'>) {
      const [key] = keys;
      if (!key) throw new Error('There is no key for signing ID tokens.');
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT(claimsOf(account, session))
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(account._id)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ID_TOKEN_SECONDS)
        .sign(key);
    },

    /** Throws a refusal for a token that is foreign or has expired. */
    async verify(token: string): Promise<IdClaims> {
      let expired = false;
      for (const key of keys) {
        try {
          const { payload } = await jwtVerify(token, key, {
            issuer: ISSUER,
            audience: AUDIENCE,
            algorithms: [ALGORITHM],
            requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
            currentDate: now(),
          });
          return { ...payload, ...Claims.parse(payload) };
        } catch (error) {
          expired ||= error instanceof errors.JWTExpired;
        }
      }
      throw new Refusal(expired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
    },
  };
}

/** With the claim names of Google's tokens. */
const claimsOf = (
  account: StoredAccount,
  { _id, signedInAt, provider }: { _id: string; signedInAt: Date; provider: Provider },
): JWTPayload => ({
  user_id: account._id,
  email: account.email,
  email_verified: account.emailVerified,
  ...(account.displayName && { name: account.displayName }),
  ...(account.photoUrl && { picture: account.photoUrl }),
  auth_time: Math.floor(signedInAt.getTime() / 1000),
  sid: _id,
  ver: account.version,
  firebase: {
    sign_in_provider: provider,
    identities: {
      email: [account.email],
      ...(account.google && { 'google.com': [account.google.sub] }),
    },
  },
});
