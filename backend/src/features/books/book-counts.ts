import type { Category } from '@book-store/contract/categories';
import { visibleChanges } from '../../shared/visible-changes.ts';
import { Book } from './books.model.ts';

/** How long a count may be stale with regard to changes by other servers. */
const MAX_AGE_MS = 500;

type Count = { total: Promise<number>; at: number; changes: number };
const counts = new Map<string, Count>();

/**
 * Returns the number of books in one category or in all. Cached for half a second, because every list
 * needs it, unless it must be fresh, and recounted after each change by this process.
 */
export function countStored(
  category: Category | '' = '',
  { fresh }: { fresh: boolean },
): Promise<number> {
  const known = counts.get(category);
  const isFresh = known && !fresh && performance.now() - known.at < MAX_AGE_MS;
  if (isFresh && known.changes === visibleChanges()) return known.total;
  const total = Book.countDocuments(category ? { category } : {}).exec();
  counts.set(category, { total, at: performance.now(), changes: visibleChanges() });
  total.catch(() => counts.delete(category));
  return total;
}

/** Returns the number of books and of trending books. */
export async function countBooks(): Promise<{ all: number; trending: number }> {
  const [all, trending] = await Promise.all([
    Book.countDocuments({}),
    Book.countDocuments({ trending: true }),
  ]);
  return { all, trending };
}
