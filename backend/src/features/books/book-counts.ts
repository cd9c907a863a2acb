import { LRUCache } from 'lru-cache';
import { visibleChanges } from '../../shared/visible-changes.ts';
import { Book } from './books.model.ts';
import type { Reader } from './find-books.ts';

/** How long a count may be stale with regard to changes by other servers. */
const MAX_AGE_MS = 500;

/** Visitors may ask for any category. */
const COUNTS_MAX = 500;

type Count = { total: Promise<number>; at: number; changes: number };
const counts = new LRUCache<string, Count>({ max: COUNTS_MAX });

/**
 * Returns the number of books in one category or in all. Cached for half a second, because every list
 * needs it, unless it must be fresh, and recounted after each change by this process.
 */
export function countStored(
  category = '',
  { fresh, seesHidden }: { fresh: boolean } & Reader,
): Promise<number> {
  const key = `${seesHidden} ${category}`;
  const known = counts.get(key);
  const isFresh = known && !fresh && performance.now() - known.at < MAX_AGE_MS;
  if (isFresh && known.changes === visibleChanges()) return known.total;
  const total = count(category ? { category } : {}, seesHidden);
  counts.set(key, { total, at: performance.now(), changes: visibleChanges() });
  total.catch(() => counts.delete(key));
  return total;
}

/** Hidden books are few, and an index counts both without reading any. */
async function count(filter: { category?: string }, seesHidden: boolean): Promise<number> {
  const [all, hidden] = await Promise.all([
    Book.countDocuments(filter),
    seesHidden ? 0 : Book.countDocuments({ hidden: true, ...filter }),
  ]);
  return all - hidden;
}

/** Returns the number of books and of trending books. */
export async function countBooks(): Promise<{ all: number; trending: number }> {
  const [all, trending] = await Promise.all([
    Book.countDocuments({}),
    Book.countDocuments({ trending: true }),
  ]);
  return { all, trending };
}
