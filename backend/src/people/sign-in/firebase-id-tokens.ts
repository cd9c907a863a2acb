import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { AppError } from '../../platform/errors/errors.ts';
import { badToken, customerOf, expectedClaims, type SignedInCustomer } from './id-token-claims.ts';

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** jose's codes for an unavailable key set; every other code concerns the token. */
const KEYS_UNREACHABLE = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

/**
 * Verifies ID tokens of a real Firebase project: RS256 only, against Google's published keys. Keys are
 * fetched for the first token, cached for six hours as Google's cache header allows, and refetched for
 * an unknown key id at most every 30 seconds.
 */
export function firebaseIdTokens(projectId: string, keysUrl = GOOGLE_KEYS) {
  let reachable = true;
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: 2500,
    cacheMaxAge: 6 * 60 * 60 * 1000,
  });
  const options = { ...expectedClaims(projectId), algorithms: ['RS256'] };

  return {
    /** Returns false if the last attempt to fetch the keys failed. */
    keysReachable: () => reachable,
    /** Throws `not-signed-in` for an invalid token, and `unavailable` if the keys cannot be fetched. */
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
          detail: 'Your sign-in cannot be verified at the moment. Please try again shortly.',
          retryAfter: 5,
          cause: error,
        });
      }
    },
  };
}
