import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { GoogleProblem } from './return-page.ts';

/** Returns why Google did not identify somebody. */
export function googleProblem(error: unknown): GoogleProblem {
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'cancelled' : 'failed';
  }
  return isUnreachable(error) ? 'unreachable' : 'failed';
}

/** `fetch` throws a `TypeError` for network errors. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (error instanceof ResponseBodyError) return error.status >= 500;
  if (!(error instanceof ClientError)) return false;
  const { code, cause } = error;
  return code === 'OAUTH_TIMEOUT' || (cause instanceof Response && cause.status >= 500);
}

/**
 * Returns an error's details for the owner, such as `invalid_client` for a wrong secret, without messages and
 * replies, which quote tokens.
 */
export function loggedGoogleError(error: unknown): Record<string, unknown> {
  const { name, code, cause } = error as Error & { code?: unknown };
  const oauthError = (error as { error?: unknown }).error;
  const causeCode = (cause as { code?: unknown } | undefined)?.code;
  return { name, code, oauthError, cause: causeCode };
}
