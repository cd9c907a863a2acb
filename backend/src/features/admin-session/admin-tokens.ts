import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';

/** How long a session lasts, in seconds. */
export const SESSION_SECONDS = 3600;

const ALGORITHM = 'HS256';
const ISSUER = 'book-store';
const AUDIENCE = 'book-store-admin';

const Claims = z.object({
  sub: z.string(),
  ver: z.number().int(),
  sid: z.string(),
  exp: z.number(),
});

/** Which admin a token speaks for, the admin's token version that it has, and the session's id. */
export type TokenHolder = { id: string; version: number; session: string };

export type AdminTokens = ReturnType<typeof createAdminTokens>;

type Deps = {
  /** The first one signs, each of them verifies: so a key can be replaced without ending sessions. */
  secrets: readonly string[];
  now: () => Date;
};

/** Makes and checks the tokens of admins' sessions. */
export function createAdminTokens({ secrets, now }: Deps) {
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    /** Returns a token, and the moment it ends. */
    sign({ id, version, session }: TokenHolder): { token: string; expiresAt: Date } {
      const [secret] = secrets;
      if (!secret) throw new Error('There is no key to sign admin tokens with.');
      const exp = seconds() + SESSION_SECONDS;
      const token = jwt.sign({ ver: version, sid: session, iat: seconds(), exp }, secret, {
        algorithm: ALGORITHM,
        issuer: ISSUER,
        audience: AUDIENCE,
        subject: id,
      });
      return { token, expiresAt: new Date(exp * 1000) };
    },

    /** Throws `not-signed-in` for a token that is expired, changed, or signed with another key. */
    verify(token: string): TokenHolder {
      for (const secret of secrets) {
        const claims = Claims.safeParse(payloadOf(token, secret, seconds()));
        if (claims.success) {
          const { sub, ver, sid } = claims.data;
          return { id: sub, version: ver, session: sid };
        }
      }
      throw sessionEnded();
    },
  };
}

/** Whether a token says that it is an admin's; nothing about it is proven. */
export function isAdminToken(token: string): boolean {
  try {
    return jwt.decode(token, { json: true })?.iss === ISSUER;
  } catch {
    // It reads the payload of anything that has a header, whatever that payload is.
    return false;
  }
}

/** The refusal of a token that does not hold, or no longer. */
export const sessionEnded = (): AppError =>
  new AppError('not-signed-in', { detail: 'Your session has ended. Please sign in again.' });

function payloadOf(token: string, secret: string, clockTimestamp: number): unknown {
  try {
    return jwt.verify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTimestamp,
    });
  } catch {
    return undefined;
  }
}
