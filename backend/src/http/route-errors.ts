import type { ErrorCode } from '@book-store/contract/error-codes';
import type { Route } from './route.ts';

/** Any call can get these: limits, bugs, outages. */
export const ERRORS_ANYWHERE = ['too-many-requests', 'internal', 'unavailable'] as const;
/** Any call that carries a body can get these, also where the route does not want one. */
export const BODY_ERRORS = ['bad-json', 'too-large', 'unsupported-media-type'] as const;

/** Returns the codes that a route can reply with, besides those that any call can get. */
export function errorsOf({ access, params, query, headers, body, errors = [] }: Route) {
  const codes: ErrorCode[] = [...errors];
  if (query || headers || body) codes.push('bad-request');
  if (body) codes.push(...BODY_ERRORS);
  if (access !== 'anyone') codes.push('not-signed-in');
  if (access === 'customer' || access === 'admin') codes.push('forbidden');
  if (params) codes.push('not-found');
  return new Set(codes);
}
