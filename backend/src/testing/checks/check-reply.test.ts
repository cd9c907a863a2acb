import type request from 'supertest';
import { expect, it } from 'vitest';
import { checkReply } from './check-reply.ts';

const aReply = (call: string, reply: object): request.Response => {
  const [method = '', path = ''] = call.split(' ');
  return { headers: {}, ...reply, request: { method, url: `http://localhost${path}` } } as never;
};
const aProblem = (call: string, status: number, code: string) =>
  aReply(call, {
    status,
    type: 'application/problem+json',
    body: { type: 'about:blank', title: 'x', status, detail: 'x', code, requestId: 'x' },
  });
const json = { status: 200, type: 'application/json' };

it.each([
  ['an error that its route declares', aProblem('POST /api/orders/', 409, 'price-changed')],
  ['an error of a path without a route', aProblem('GET /api/none', 404, 'not-found')],
  ['what the schema says', aReply('DELETE /api/account', { ...json, body: { erased: true } })],
])('accepts %s', (_what, reply) => {
  expect(() => checkReply(reply)).not.toThrow();
});

it.each([
  [
    'an error that its route does not declare',
    aProblem('GET /api/admin/profile', 404, 'not-found'),
  ],
  ['an error of another route', aProblem('POST /api/newsletter', 409, 'price-changed')],
  ['a 429 without Retry-After', aProblem('GET /api/config', 429, 'too-many-requests')],
  ['a member too many', aReply('DELETE /api/account', { ...json, body: { erased: true, uid: 1 } })],
  ['a status too many', aReply('DELETE /api/account', { ...json, status: 201, body: {} })],
  ['a list without its number', aReply('GET /api/admin/orders', { ...json, body: [] })],
])('refuses %s', (_what, reply) => {
  expect(() => checkReply(reply)).toThrow();
});
