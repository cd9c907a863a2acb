import { STATUS_CODES } from 'node:http';
import type { ReplyHeader } from '@book-store/contract/call';
import type { ErrorCode } from '@book-store/contract/error-codes';
import { MATCHES } from '@book-store/contract/lists';
import { statusOf } from './error-handler.ts';
import type { Route } from './route.ts';

/** Errors of any call: limits, bugs, outages. */
export const ERRORS_ANYWHERE = ['too-many-requests', 'internal', 'unavailable'] as const;
/** Errors of any call with a body, even if the route does not expect one. */
export const BODY_ERRORS = ['bad-json', 'too-large', 'unsupported-media-type'] as const;

type Json = Record<string, unknown>;
const JSON_TYPE = 'application/json';
type HeaderName = ReplyHeader | 'ETag' | 'Retry-After' | 'WWW-Authenticate';

const header = (description: string, schema: Json = { type: 'string' }) => ({
  description,
  schema,
});

/** Reply headers by their names in the document. */
export const HEADERS: Record<HeaderName, Json> = {
  'X-Total-Count': header('The number of items on all pages.', { type: 'integer' }),
  Link: header('Relative URLs of the first, previous, next and last page (RFC 8288).'),
  'X-Match': header(
    '`exact`: these books have all that the search has; `near`: none has, and these few come close; `corrected`: none has, and these are found by what must have been meant.',
    { type: 'string', enum: MATCHES },
  ),
  'X-Searched-For': header(
    'What was searched for instead, in UTF-8 and percent-encoded; only if `X-Match` is `corrected`.',
  ),
  Location: header('The path of the created resource.'),
  'Content-Disposition': header('The name under which browsers save the file.'),
  'Set-Cookie': header('Marks the device as known, so that others cannot lock its user out.'),
  ETag: header('Send it as `If-None-Match` to get 304 while nothing has changed.'),
  'Retry-After': header('Seconds to wait.', { type: 'integer' }),
  'WWW-Authenticate': header('`Bearer`'),
};
const HEADERS_OF_STATUS: Partial<Record<number, HeaderName>> = {
  304: 'ETag',
  401: 'WWW-Authenticate',
  429: 'Retry-After',
  503: 'Retry-After',
};

const PROBLEM = { $ref: '#/components/schemas/Problem' };

/** Replies that any call can get, by status. */
export const RESPONSES_ANYWHERE = problems(ERRORS_ANYWHERE);

/** `schema` describes successful replies. */
export function responsesOf(route: Route, schema: Json): Record<string, Json> {
  const { method, statuses = [200], replyHeaders = [], replyType = JSON_TYPE } = route;
  const isTagged = method === 'get' && replyType === JSON_TYPE && statuses.includes(200);
  const names: HeaderName[] = [...replyHeaders, ...(isTagged ? (['ETag'] as const) : [])];
  const own = statuses.map((status) => [
    status,
    reply(status, names, {
      [replyType]: { schema },
      // A route's own status, such as 503 of the health check, may also be that of an error.
      ...(status in RESPONSES_ANYWHERE && { 'application/problem+json': { schema: PROBLEM } }),
    }),
  ]);
  const shared = Object.keys(RESPONSES_ANYWHERE).map((status) => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]);
  return {
    ...Object.fromEntries(shared),
    ...problems([...errorsOf(route)]),
    ...(isTagged && { 304: reply(304, ['ETag']) }),
    ...Object.fromEntries(own),
  };
}

function problems(codes: readonly ErrorCode[]): Record<string, Json> {
  const statuses = new Set(codes.map((code) => statusOf[code]));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      problem(
        status,
        codes.filter((code) => statusOf[code] === status),
      ),
    ]),
  );
}

function problem(status: number, codes: readonly ErrorCode[]): Json {
  const name = HEADERS_OF_STATUS[status];
  const schema = {
    allOf: [PROBLEM],
    properties: { code: { enum: codes } },
  };
  return {
    ...reply(status, name ? [name] : [], { 'application/problem+json': { schema } }),
    description: codes.map((code) => `\`${code}\``).join(', '),
  };
}

function reply(status: number, names: readonly HeaderName[], content?: Json): Json {
  const headers = names.map((name) => [name, { $ref: `#/components/headers/${name}` }]);
  return {
    description: STATUS_CODES[status],
    ...(names.length > 0 && { headers: Object.fromEntries(headers) }),
    ...(content && { content }),
  };
}

/** Returns a route's error codes, without those of any call. */
export function errorsOf(route: Route) {
  const { access, confirm, beforeSecondFactor, params, query, headers, body, errors = [] } = route;
  const codes: ErrorCode[] = [...errors];
  if (query || headers || body) codes.push('bad-request');
  if (body) codes.push(...BODY_ERRORS);
  if (access !== 'anyone') codes.push('not-signed-in');
  if (['customer', 'customer or guest', 'admin', 'owner'].includes(access)) codes.push('forbidden');
  if (['admin', 'owner', 'customer or admin'].includes(access) && !beforeSecondFactor)
    codes.push('second-factor-missing');
  if (confirm) codes.push('recent-sign-in-required');
  if (params) codes.push('not-found');
  return new Set(codes);
}
