import { Problem } from '@book-store/contract/schemas/parts';
import type request from 'supertest';
import { expect } from 'vitest';
import { API_TABLE } from './api-table.ts';

const patterns = API_TABLE.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
}));

/** Fails the test if a JSON reply of the API does not match its route's schema, or that of problem documents. */
export function checkReply(reply: request.Response): void {
  const { method, url } = reply.request;
  const path = new URL(url).pathname;
  if (method === 'HEAD' || !/^\/api(\/|$)/i.test(path)) return;
  if (reply.type === 'application/problem+json') {
    expect(Problem.parse(reply.body)).toMatchObject({ status: reply.status });
  } else if (reply.type === 'application/json') {
    const called = patterns.find(
      ({ route, pattern }) => route.method.toUpperCase() === method && pattern.test(path),
    )?.route;
    expect(called?.statuses ?? [200]).toContain(reply.status);
    expect(called?.reply.parse(reply.body)).toEqual(reply.body);
  }
}
