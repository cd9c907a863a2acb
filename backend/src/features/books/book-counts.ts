import { Book } from './books.model.ts';

/** Returns the number of books and of trending books. */
export async function countBooks(): Promise<{ all: number; trending: number }> {
  const [all, trending] = await Promise.all([
    Book.countDocuments({}),
    Book.countDocuments({ trending: true }),
  ]);
  return { all, trending };
}
