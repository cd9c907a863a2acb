import { afterAll, expect, it } from 'vitest';
import { nextOrderNumber } from '../../orders/placing/order-number.ts';
import { createFailureBackoff, SignInFailures } from '../../people/sign-in/failure-backoff.ts';
import { countVisits, createVisitCounter } from '../../reports/visits/visits.service.ts';
import { useTestApp } from '../app/start-test-app.ts';
import { startLooseServer } from './loose-server.ts';

const server = await startLooseServer();
// Registered first, so it runs last: the app drops its database before.
afterAll(server.stop);
useTestApp({}, server.uri);

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

it('gives each of 50 orders at once its own number', async () => {
  const numbers = await Promise.all(times(50, nextOrderNumber));
  expect(new Set(numbers).size).toBe(50);
});

it('counts each of 40 wrong passwords at once', async () => {
  const attempt = createFailureBackoff({ name: 'test', free: 100, now: () => new Date() });
  await Promise.all(times(40, () => attempt('somebody')));
  const counted = await SignInFailures.find().lean();
  expect(counted.map(({ failures }) => failures)).toEqual([40]);
});

it('counts the visits of several servers at once', async () => {
  const now = new Date();
  for (const counter of times(30, createVisitCounter)) counter.count(now);
  await expect.poll(() => countVisits(now)).toBe(30);
});
