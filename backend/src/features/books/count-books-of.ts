import { findIndexed } from './book-search.ts';

/** Returns the number of all books of a category, hidden ones included, as it is now. */
export async function countBooksOf(category: string): Promise<number> {
  const found = await findIndexed(
    { filters: { category: [category] } },
    { page: 1, limit: 1 },
    { seesHidden: true, fresh: true, spend: () => undefined },
  );
  return found?.total ?? 0;
}
