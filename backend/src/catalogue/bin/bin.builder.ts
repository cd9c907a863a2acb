import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { aBook } from '../books/books.builder.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { BinnedBook, putIntoBin } from './binned-books.model.ts';

/** Stores a deleted book for tests. Returns its id. */
export async function aBinnedBook({
  at = new Date(),
  ...given
}: Parameters<typeof aBook>[0] & { at?: Date } = {}): Promise<string> {
  const id = await aBook(given);
  await inTransaction(async (session) => {
    const book = await Book.findByIdAndDelete(id, { session }).lean<StoredBook>();
    if (book) await putIntoBin([book], { by: 'admin', at }, session);
  });
  return id;
}

export const isInBin = async (id: string): Promise<boolean> =>
  (await BinnedBook.exists({ _id: id })) !== null;
