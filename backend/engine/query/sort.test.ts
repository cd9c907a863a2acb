import { expect, it } from 'vitest';
import { documentOf } from '../bson/values.ts';
import { parseSort, Sorter } from './sort.ts';

const byRank = parseSort(documentOf({ rank: 1 }));
const TEN_MB = 'x'.repeat(10 * 1024 * 1024);
const ranks = Array.from({ length: 50 }, (_, n) => (n * 7) % 50);

function sortLarge(limit?: number): number[] {
  const sorter = new Sorter<number>(byRank, undefined, limit);
  for (const rank of ranks) sorter.add(documentOf({ rank, text: TEN_MB }), rank);
  return sorter.sorted();
}

it('refuses documents that are too large to be sorted in memory', () => {
  expect(() => sortLarge()).toThrow(expect.objectContaining({ code: 292 }));
  expect(() => sortLarge(20)).toThrow(expect.objectContaining({ code: 292 }));
});

it('holds no more of them than are wanted', () => {
  expect(sortLarge(3)).toEqual([0, 1, 2]);
});
