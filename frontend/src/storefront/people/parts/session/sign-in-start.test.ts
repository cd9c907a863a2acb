import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkError, reply, stubApi } from '../../../../testing/stub-api.ts';
import { waitForSignIn } from './sign-in-start.ts';

const health = (signIn: 'up' | 'starting' | 'down') => () =>
  reply({ status: 'degraded', database: 'up', signIn });
const HEALTH = 'GET /api/health';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits until sign-in is up', async () => {
  const { answer } = stubApi({ [HEALTH]: health('starting') });
  const settled = vi.fn();
  const waiting = waitForSignIn().then(settled);
  await vi.advanceTimersByTimeAsync(5000);
  expect(settled).not.toHaveBeenCalled();
  answer(HEALTH, health('up'));
  await vi.advanceTimersByTimeAsync(1000);
  await waiting;
  expect(settled).toHaveBeenCalledExactlyOnceWith(true);
});

it('gives up if sign-in never starts', async () => {
  stubApi({ [HEALTH]: health('starting') });
  const waiting = waitForSignIn();
  await vi.advanceTimersByTimeAsync(70_000);
  expect(await waiting).toBe(false);
});

it.each([
  ['is down', health('down')],
  ['is unreachable', networkError],
])('does not wait if sign-in %s', async (_what, answer) => {
  stubApi({ [HEALTH]: answer });
  expect(await waitForSignIn()).toBe(false);
});
