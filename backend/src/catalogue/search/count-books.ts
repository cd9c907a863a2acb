import { Book } from '../books/books.model.ts';
import { catchUp, countBooksWith, findIndexed } from './book-search.ts';

export async function countBooks(): Promise<{ all: number; trending: number }> {
  const [all, trending] = await Promise.all([
    Book.countDocuments({}),
    Book.countDocuments({ trending: true }),
  ]);
  return { all, trending };
}

/** Includes hidden books; reads the database. */
export async function countBooksOf(category: string): Promise<number> {
  const found = await findIndexed(
    { filters: { category: [category] } },
    { page: 1, limit: 1 },
    { seesHidden: true, fresh: true },
  );
  return found?.total ?? 0;
}

/** Returns a function that counts a category's visible books. */
export async function countByCategory(): Promise<(category: string) => number> {
  await catchUp();
  return (category) => countBooksWith('category', category);
}
