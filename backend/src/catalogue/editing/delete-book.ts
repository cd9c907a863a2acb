import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { ClientSession } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { putIntoBin } from '../bin/binned-books.model.ts';
import { toBookView } from '../books/book-view.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { bookNotFound } from '../books/find-books.ts';

/** Puts the book into the bin; orders keep their copy of it. Throws `not-found`. */
export async function deleteBook(
  id: string,
  note: { by: string; at: Date },
  beforeCommit: BeforeCommit<BookView>,
): Promise<BookView> {
  const remove = async (session: ClientSession) => {
    const book = await Book.findByIdAndDelete(id, { session }).lean<StoredBook>();
    if (!book) throw bookNotFound();
    await putIntoBin([book], note, session);
    return toBookView(book);
  };
  return inTransaction(remove, { beforeCommit });
}
