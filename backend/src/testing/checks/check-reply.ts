import type { ReplyHeader } from '@book-store/contract/call';
import type { ErrorCode } from '@book-store/contract/error-codes';
import { Problem } from '@book-store/contract/parts.schemas';
import type request from 'supertest';
import { expect } from 'vitest';
import { z } from 'zod';
import {
  BODY_ERRORS,
  ERRORS_ANYWHERE,
  errorsOf,
} from '../../platform/http/router/open-api-replies.ts';
import type { Route } from '../../platform/http/router/route.ts';
import { API_TABLE } from './api-table.ts';

const patterns = API_TABLE.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

/**
 * Fails the test unless an API reply matches its declaration: status, schema and headers of a success, code of
 * an error.
 */
export function checkReply(reply: request.Response): void {
  const { method, url } = reply.request;
  // As it was sent: `URL` would resolve `%2e%2e`.
  const path = url.replace(/^https?:\/\/[^/]*|\?.*$/g, '');
  if (method === 'HEAD' || !/^\/api(\/|$)/i.test(path)) return;
  const called = patterns.find(
    ({ route, pattern }) => route.method.toUpperCase() === method && pattern.test(path),
  )?.route;
  if (reply.type === 'application/problem+json') checkProblem(reply, called);
  else if (reply.type === 'application/json') checkSuccess(reply, called);
}

function checkProblem(reply: request.Response, called: Route | undefined): void {
  const { status, code, fields = [] } = Problem.parse(reply.body);
  // A schema rule has not given a code for its refusal.
  expect(fields.map((field) => field.code)).not.toContain('invalid');
  expect(status).toBe(reply.status);
  const own = called
    ? [...errorsOf(called), ...BODY_ERRORS]
    : (['not-found', 'method-not-allowed'] as const);
  const declared: readonly ErrorCode[] = [...own, ...ERRORS_ANYWHERE];
  expect(declared).toContain(code);
  expect('www-authenticate' in reply.headers).toBe(status === 401);
  expect('retry-after' in reply.headers).toBe(status === 429 || status === 503);
}

/** What the schema keeps of a reply. */
export const asSent = (schema: z.ZodType, body: unknown): unknown =>
  z.encode(schema, schema.parse(body));

const REPLY_HEADERS: readonly ReplyHeader[] = [
  'X-Total-Count',
  'Link',
  'X-Match',
  'Location',
  'Set-Cookie',
];

function checkSuccess(reply: request.Response, called: Route | undefined): void {
  expect(called?.statuses ?? [200]).toContain(reply.status);
  if (called) expect(asSent(called.reply, reply.body)).toEqual(reply.body);
  const sent = REPLY_HEADERS.filter((name) => name.toLowerCase() in reply.headers);
  expect(sent).toEqual(REPLY_HEADERS.filter((name) => called?.replyHeaders?.includes(name)));
  expect('x-searched-for' in reply.headers).toBe(reply.headers['x-match'] === 'corrected');
  if (called?.cache) expect(reply.headers).toHaveProperty('etag');
}
