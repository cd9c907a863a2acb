import { listIndexed } from './book-search.ts';

/** Returns the number of books that visitors see, by category. */
export async function countByCategory(): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { category } of await listIndexed()) {
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}
