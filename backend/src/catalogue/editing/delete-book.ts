import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { toBookView } from '../books/book-view.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { bookNotFound } from '../books/find-books.ts';

/** Deletes a book and returns it; orders keep their copy. Throws `not-found`. */
export async function deleteBook(id: string): Promise<BookView> {
  const book = await Book.findByIdAndDelete(id).lean<StoredBook>();
  if (!book) throw bookNotFound();
  return toBookView(book);
}
