import { createSecretKey, type KeyObject } from 'node:crypto';
import { ADMIN_SESSION_SECONDS } from '@book-store/contract/people/account/account-limits';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'book-store';
const AUDIENCE = 'book-store-admin';

const Claims = z.object({
  sub: z.string(),
  ver: z.number().int(),
  sid: z.string(),
  exp: z.number(),
});

export type TokenHolder = { id: string; version: number; session: string };

export type AdminTokens = ReturnType<typeof createAdminTokens>;

type Deps = {
  /** The first one signs, all of them verify, so keys can be rotated without ending sessions. */
  secrets: readonly string[];
  now: () => Date;
};

export function createAdminTokens({ secrets, now }: Deps) {
  const seconds = () => Math.floor(now().getTime() / 1000);
  // Given a string, the library would try to parse it as a public key at every call.
  const keys = secrets.map((secret) => createSecretKey(secret, 'utf8'));
  return {
    sign(
      { id, version, session }: TokenHolder,
      lifetime = ADMIN_SESSION_SECONDS,
    ): { token: string; expiresAt: Date } {
      const [key] = keys;
      if (!key) throw new Error('There is no key for signing admin tokens.');
      const exp = seconds() + lifetime;
      const token = jwt.sign({ ver: version, sid: session, iat: seconds(), exp }, key, {
        algorithm: ALGORITHM,
        issuer: ISSUER,
        audience: AUDIENCE,
        subject: id,
      });
      return { token, expiresAt: new Date(exp * 1000) };
    },

    /** Throws `not-signed-in` for a token that is expired, modified or signed with another key. */
    verify(token: string): TokenHolder {
      for (const key of keys) {
        const claims = Claims.safeParse(payloadOf(token, key, seconds()));
        if (claims.success) {
          const { sub, ver, sid } = claims.data;
          return { id: sub, version: ver, session: sid };
        }
      }
      throw sessionEnded();
    },
  };
}

/** Returns whether a token claims to be an admin's. Verifies nothing. */
export function isAdminToken(token: string): boolean {
  try {
    return jwt.decode(token, { json: true })?.iss === ISSUER;
  } catch {
    // `decode` throws if the payload is not valid JSON.
    return false;
  }
}

/** For an invalid or expired token. */
export const sessionEnded = (): AppError =>
  new AppError('not-signed-in', { detail: 'Your session has ended. Please sign in again.' });

function payloadOf(token: string, key: KeyObject, clockTimestamp: number): unknown {
  try {
    return jwt.verify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTimestamp,
    });
  } catch {
    return undefined;
  }
}
