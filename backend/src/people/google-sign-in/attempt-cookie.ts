import { hkdfSync } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { jwtVerify, SignJWT } from 'jose';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { z } from 'zod';
import type { Origin } from '../../platform/http/request-origin.ts';

/** A sign-in attempt at Google, from the click to the return. */
export type SignInAttempt = z.output<typeof SignInAttempt>;

const SignInAttempt = z.object({
  /** The page that waits for the result. */
  page: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});

const PREFIX = 'google-sign-in.';
const PATH = '/sign-in/google';
const ALGORITHM = 'HS256';
/** Leaves time to look up a password. */
const ATTEMPT_SECONDS = 10 * 60;
/** Per browser; beyond this, the oldest is dropped. */
const ATTEMPTS_MAX = 5;

export const newAttempt = (page: string): SignInAttempt => ({
  page,
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
});

type Deps = {
  /** The first one signs, all of them verify. */
  secrets: readonly string[];
  now: () => Date;
};

/**
 * Stores attempts in the browser, one signed cookie each, so that tabs do not interfere, any server can finish an
 * attempt, and nobody can finish somebody else's.
 */
export function attemptCookies({ secrets, now }: Deps) {
  const keys = secrets.map(
    (secret) => new Uint8Array(hkdfSync('sha256', secret, '', 'google-sign-in', 32)),
  );

  return {
    /** Returns the `Set-Cookie` headers that store an attempt and drop those beyond the limit. */
    async keep(attempt: SignInAttempt, { cookie, secure }: Origin): Promise<string[]> {
      const [key] = keys;
      if (!key) throw new Error('There is no key for signing attempts.');
      const ends = Math.floor(now().getTime() / 1000) + ATTEMPT_SECONDS;
      const value = await new SignJWT(attempt)
        .setProtectedHeader({ alg: ALGORITHM })
        .setExpirationTime(ends)
        .sign(key);
      // Browsers send the oldest first.
      const kept = Object.keys(parseCookie(cookie ?? '')).filter((one) => one.startsWith(PREFIX));
      const old = kept.slice(0, Math.max(0, kept.length + 1 - ATTEMPTS_MAX));
      return [
        ...old.map(expired),
        stringifySetCookie({
          ...RULES,
          name: nameOf(attempt.state),
          value,
          secure,
          maxAge: ATTEMPT_SECONDS,
        }),
      ];
    },

    /** Returns this browser's attempt with a `state`; undefined if it has expired. */
    async read(state: string, { cookie }: Origin): Promise<SignInAttempt | undefined> {
      const value = parseCookie(cookie ?? '')[nameOf(state)];
      if (!value) return undefined;
      for (const key of keys) {
        const options = { algorithms: [ALGORITHM], currentDate: now() };
        const verified = await jwtVerify(value, key, options).catch(() => undefined);
        const attempt = SignInAttempt.safeParse(verified?.payload).data;
        if (attempt?.state === state) return attempt;
      }
      return undefined;
    },

    /** Returns the `Set-Cookie` header that deletes an attempt. */
    forget: (state: string): string => expired(nameOf(state)),
  };
}

/** `Lax`: the return from Google is a cross-site link. */
const RULES = { path: PATH, httpOnly: true, sameSite: 'lax' } as const;

const nameOf = (state: string): string => `${PREFIX}${state}`;

const expired = (name: string): string =>
  stringifySetCookie({ ...RULES, name, value: '', maxAge: 0 });
