import { Types } from 'mongoose';
import { allCopiesSold, copiesSold } from '../../catalogue/search/book-search.ts';
import { findBoughtWith } from './bought-with.ts';

/** In a young shop the share of a book in its few sales says little about chance. */
const PRIOR_COPIES = 1000;

/**
 * Returns the ids of the books that were bought together with a book clearly more often than chance has it, the most
 * telling first. A best seller is in many carts: it goes with a book only if it is in more of that book's carts than in
 * others, or it would stand on every page. One customer alone never decides.
 */
export async function findBoughtTogether(id: string): Promise<string[]> {
  const together = await findBoughtWith(new Types.ObjectId(id));
  const others = [...together.values()].reduce((sum, count) => sum + count, 0);
  const byChance = (other: string) =>
    (others * copiesSold(other)) / (allCopiesSold() + PRIOR_COPIES);
  return [...together]
    .filter(([other, count]) => count >= certainlyAbove(byChance(other)))
    .map(([other, count]) => ({ other, worth: count / Math.sqrt(1 + copiesSold(other)) }))
    .sort((a, b) => b.worth - a.worth || (a.other < b.other ? -1 : 1))
    .map(({ other }) => other);
}

/** Chance alone goes two standard deviations above what is expected once in forty times; one customer is never enough. */
const certainlyAbove = (expected: number) => Math.max(2, expected + 2 * Math.sqrt(expected) + 1);
