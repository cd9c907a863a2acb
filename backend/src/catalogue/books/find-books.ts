import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { isValidObjectId } from 'mongoose';
import { type AppError, notFound } from '../../platform/errors/errors.ts';
import { toBookView } from './book-view.ts';
import { Book, type StoredBook } from './books.model.ts';

/** Visitors see no hidden books, nor where covers come from. */
export type Reader = { seesHidden: boolean };
const VISITOR: Reader = { seesHidden: false };
export const readerOf = (caller: unknown): Reader => ({ seesHidden: caller !== undefined });

/** Throws `not-found` for an unknown or malformed id. */
export async function getBook(id: string, reader: Reader): Promise<BookView> {
  const [book] = await findBooks([id], reader);
  if (!book) throw bookNotFound();
  return book;
}

/** For admins. Throws `not-found` for an unknown id. */
export async function findStoredBook(id: string): Promise<StoredBook> {
  const [book] = await findStoredBooks([id], { seesHidden: true });
  if (!book) throw bookNotFound();
  return book;
}

export const bookNotFound = (): AppError => notFound('This book is not in the shop.');

/** Returns existing books in the order of the ids. */
export async function findBooks(ids: readonly string[], reader = VISITOR): Promise<BookView[]> {
  const found = await findStoredBooks(ids, reader);
  const byId = new Map(found.map((book) => [book._id.toString(), book]));
  const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
  return inOrder.map(toBookView);
}

/** Returns undefined for a hidden book and an unknown id. */
export const findVisibleBook = async (id: string): Promise<BookView | undefined> =>
  (await findBooks([id]))[0];

/** In any order; unknown ids are omitted. */
export async function findStoredBooks(
  ids: readonly string[],
  reader = VISITOR,
): Promise<StoredBook[]> {
  const wanted = { _id: { $in: ids.filter((id) => isValidObjectId(id)) }, ...seenBy(reader) };
  const known = reader.seesHidden ? {} : { coverSource: 0, coverProblem: 0 };
  return Book.find(wanted, known).lean<StoredBook[]>();
}

export const seenBy = ({ seesHidden }: Reader) => (seesHidden ? {} : { hidden: { $ne: true } });
