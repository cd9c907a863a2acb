import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

it('lets networks take turns, so that a flood delays others by one job only', async () => {
  const inTurn = createFairQueue({ perNetwork: 5, inTotal: 100 });
  const done: string[] = [];
  const ask = (network: string, name: string) => inTurn(network, async () => done.push(name));
  const flood = ['1', '2', '3', '4', '5'].map((name) => ask('flood', `flood ${name}`));
  await Promise.all([...flood, ask('reader', 'reader 1'), ask('reader', 'reader 2')]);
  expect(done.slice(0, 4)).toEqual(['flood 1', 'flood 2', 'reader 1', 'flood 3']);
  expect(done).toHaveLength(7);
});

it('refuses what one network asks for beyond its places, and goes on after a failure', async () => {
  const inTurn = createFairQueue({ perNetwork: 2, inTotal: 4 });
  const fail = () => Promise.reject(new Error('cannot be drawn'));
  const asked = Array.from({ length: 4 }, () => inTurn('flood', fail));
  const other = inTurn('reader', async () => 'drawn');
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map((outcome) => 'reason' in outcome && outcome.reason.code)).toEqual([
    ...[undefined, undefined, undefined],
    'too-many-requests',
  ]);
  expect(await other).toBe('drawn');
  expect(await inTurn('flood', async () => 'drawn')).toBe('drawn');
});
