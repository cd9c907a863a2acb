import type { BookView } from '@book-store/contract/schemas/books';
import { toBookView } from './book-view.ts';
import { Book, type StoredBook } from './books.model.ts';
import { bookNotFound } from './find-books.ts';

/** Deletes a book and returns it; orders keep their copy. Throws `not-found`. */
export async function deleteBook(id: string): Promise<BookView> {
  const book = await Book.findByIdAndDelete(id).lean<StoredBook>();
  if (!book) throw bookNotFound();
  return toBookView(book);
}
