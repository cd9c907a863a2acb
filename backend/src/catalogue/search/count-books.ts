import { Book } from '../books/books.model.ts';
import { catchUp, countBooksWith, findIndexed } from './book-search.ts';

/** Returns the number of books and of trending books. */
export async function countBooks(): Promise<{ all: number; trending: number }> {
  const [all, trending] = await Promise.all([
    Book.countDocuments({}),
    Book.countDocuments({ trending: true }),
  ]);
  return { all, trending };
}

/** Returns the number of all books of a category, hidden ones included, as it is now. */
export async function countBooksOf(category: string): Promise<number> {
  const found = await findIndexed(
    { filters: { category: [category] } },
    { page: 1, limit: 1 },
    { seesHidden: true, fresh: true },
  );
  return found?.total ?? 0;
}

/** Returns a function that returns the number of books of a category that visitors see. */
export async function countByCategory(): Promise<(category: string) => number> {
  await catchUp();
  return (category) => countBooksWith('category', category);
}
