import { changesHere } from './book-search.ts';
import type { Category } from './books.contract.ts';
import { Book } from './books.model.ts';

/** How long a count may miss what another server has changed. */
const KEPT_MS = 1000;

type Count = { total: Promise<number>; at: number; changes: number };
const counts = new Map<string, Count>();

/**
 * Returns how many books there are, in one category or in all. Counted at most once a second, because
 * every list tells it, and anew after each change of this process.
 */
export function countStored(category: Category | '' = ''): Promise<number> {
  const known = counts.get(category);
  const isFresh = known && performance.now() - known.at < KEPT_MS;
  if (isFresh && known.changes === changesHere()) return known.total;
  const total = Book.countDocuments(category ? { category } : {}).exec();
  counts.set(category, { total, at: performance.now(), changes: changesHere() });
  total.catch(() => counts.delete(category));
  return total;
}
