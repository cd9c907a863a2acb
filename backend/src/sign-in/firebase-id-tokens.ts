import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { AppError } from '../shared/errors.ts';
import { badToken, customerOf, expectedClaims, type SignedInCustomer } from './id-token-claims.ts';

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** jose's codes for a key set that can't be had; every other code speaks of the token. */
const KEYS_UNREACHABLE = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

/**
 * Verifies ID tokens of a real Firebase project: RS256 only, against Google's published keys.
 * Keys are fetched at the first token, kept for six hours as Google's cache header allows, and
 * fetched again for an unknown key id at most every 30 seconds.
 */
export function firebaseIdTokens(projectId: string, keysUrl = GOOGLE_KEYS) {
  let reachable = true;
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: 2500,
    cacheMaxAge: 6 * 60 * 60 * 1000,
  });
  const options = { ...expectedClaims(projectId), algorithms: ['RS256'] };

  return {
    /** False while the last attempt to fetch the keys failed. */
    keysReachable: () => reachable,
    /** Throws `not-signed-in` for a bad token and `unavailable` when the keys can't be fetched. */
    async verify(token: string): Promise<SignedInCustomer> {
      try {
        const { payload } = await jwtVerify(token, keys, options);
        reachable = true;
        return customerOf(payload);
      } catch (error) {
        if (error instanceof AppError) throw error;
        if (error instanceof errors.JOSEError && !KEYS_UNREACHABLE.has(error.code)) {
          throw badToken(error);
        }
        reachable = false;
        throw new AppError('unavailable', {
          detail: 'Sign-in can not be checked at the moment. Please try again shortly.',
          retryAfter: 5,
          cause: error,
        });
      }
    },
  };
}
