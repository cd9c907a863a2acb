import { describe, expect, it } from 'vitest';
import { SortedSlots } from './sorted-slots.ts';

/** Repeatable numbers below 2^31. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647;
    return state % below;
  };
}

describe('SortedSlots', () => {
  it.each([1, 2, 3])('keeps the order through fillings, changes and removals, seed %i', (seed) => {
    const next = numbers(seed);
    const values: (number | undefined)[] = [];
    const compare = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0) || a - b;
    const order = new SortedSlots((slot) => values[slot] !== undefined, compare);
    for (let round = 0; round < 200; round += 1) {
      // Now and then more than are settled at once.
      const changes = round % 50 === 0 ? 2500 : next(5);
      for (let at = 0; at < changes; at += 1) {
        const slot = next(3000);
        values[slot] = next(4) === 0 ? undefined : next(1000);
        order.change(slot);
      }
      const wanted = [...values.keys()].filter((slot) => values[slot] !== undefined).sort(compare);
      expect([...order.slots]).toEqual(wanted);
      expect(wanted.map((slot) => order.ranks[slot])).toEqual([...wanted.keys()]);
    }
  });
});
