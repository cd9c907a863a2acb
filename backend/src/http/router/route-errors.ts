import type { ErrorCode } from '@book-store/contract/error-codes';
import type { Route } from './route.ts';

/** Errors of any call: limits, bugs, outages. */
export const ERRORS_ANYWHERE = ['too-many-requests', 'internal', 'unavailable'] as const;
/** Errors of any call with a body, even if the route does not expect one. */
export const BODY_ERRORS = ['bad-json', 'too-large', 'unsupported-media-type'] as const;

/** Returns the error codes of a route, in addition to those of any call. */
export function errorsOf({ access, params, query, headers, body, errors = [] }: Route) {
  const codes: ErrorCode[] = [...errors];
  if (query || headers || body) codes.push('bad-request');
  if (body) codes.push(...BODY_ERRORS);
  if (access !== 'anyone') codes.push('not-signed-in');
  if (access === 'customer' || access === 'admin') codes.push('forbidden');
  if (params) codes.push('not-found');
  return new Set(codes);
}
