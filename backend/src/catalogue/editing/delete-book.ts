import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { ClientSession } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { toBookView } from '../books/book-view.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { bookNotFound } from '../books/find-books.ts';

/** Orders keep their copy of the book. Throws `not-found`. */
export async function deleteBook(
  id: string,
  beforeCommit: BeforeCommit<BookView>,
): Promise<BookView> {
  const remove = async (session: ClientSession) => {
    const book = await Book.findByIdAndDelete(id, { session }).lean<StoredBook>();
    if (!book) throw bookNotFound();
    return toBookView(book);
  };
  return inTransaction(remove, { beforeCommit });
}
