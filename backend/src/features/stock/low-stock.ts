import type { BookView } from '@book-store/contract/schemas/books';
import { findPage } from '../../shared/mongo.ts';
import { toBookView } from '../catalogue/book-view.ts';
import { Book, type StoredBook } from '../catalogue/books.model.ts';
import { runningOut } from '../catalogue/running-out.ts';

/** Returns one page of the books that run out, fewest copies first. */
export async function listLowStock(
  level: number,
  page: { page: number; limit: number },
): Promise<{ books: BookView[]; total: number }> {
  const list = Book.find(runningOut(level)).sort({ stock: 1, _id: 1 }).lean<StoredBook[]>();
  const { found, total } = await findPage(list, page);
  return { books: found.map(toBookView), total };
}
