import { Types } from 'mongoose';
import { allCopiesSold, copiesSold } from '../../catalogue/search/book-search.ts';
import { findBoughtWith } from './bought-with.ts';

/** With few sales, as in a young shop, a book's share says little about chance. */
const PRIOR_COPIES = 1000;

/**
 * Ids of books bought together with a book significantly more often than by chance, the most significant first.
 * A best seller is in many carts: it qualifies only if its share of that book's carts exceeds its share of
 * others, or it would be on every page. One customer never suffices.
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

/**
 * By chance, a count exceeds the expected one by two standard deviations once in forty times; one customer is
 * never enough.
 */
const certainlyAbove = (expected: number) => Math.max(2, expected + 2 * Math.sqrt(expected) + 1);
