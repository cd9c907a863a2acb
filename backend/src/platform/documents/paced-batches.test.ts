import { expect, it } from 'vitest';
import { pacedBatches } from './paced-batches.ts';

async function* numbers(count: number) {
  for (let at = 1; at <= count; at += 1) yield at;
}

function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('yields all items in lists, and leaves others their share of the time after each whole one', async () => {
  const batches: number[][] = [];
  const pauses: number[] = [];
  let ended: number | undefined;
  for await (const batch of pacedBatches(numbers(5), { size: 2, pauseShare: 2 })) {
    if (ended) pauses.push(performance.now() - ended);
    batches.push(batch);
    work(20);
    ended = performance.now();
  }
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  // Timers may be a millisecond early.
  expect(Math.min(...pauses)).toBeGreaterThan(38);
});
