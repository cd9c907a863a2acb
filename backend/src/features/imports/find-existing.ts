import { Types } from 'mongoose';
import { Book, type StoredBook } from '../catalogue/books.model.ts';
import type { Read } from './batch.ts';
import { type Key, nameOf } from './row-cells.ts';

/** The books of the shop that the rows of a batch may be. */
export type Find = { byKey: (key: Key) => StoredBook[]; byName: (key: Key) => StoredBook[] };

/** Reads the books that some rows may be: by id or ISBN, and those without an ISBN by title and author. */
export async function findExisting(rows: readonly Read[]): Promise<Find> {
  const keys = rows.flatMap(({ key }) => ('message' in key ? [] : [key]));
  const ids = keys.flatMap(({ id }) => (id ? [new Types.ObjectId(id)] : []));
  const isbns = keys.flatMap(({ isbn }) => isbn ?? []);
  const titles = keys.flatMap(({ id, name }) => (name && !id ? (name.split('\n')[0] ?? []) : []));
  const [byId, byIsbn, byTitle] = await Promise.all([
    ids.length > 0 ? Book.find({ _id: { $in: ids } }).lean<StoredBook[]>() : [],
    isbns.length > 0 ? Book.find({ isbn: { $in: isbns } }).lean<StoredBook[]>() : [],
    titles.length > 0
      ? Book.find({ titleKey: { $in: titles }, isbn: null }).lean<StoredBook[]>()
      : [],
  ]);
  const ofId = new Map(byId.map((book) => [book._id.toString(), book]));
  return {
    byKey: ({ id, isbn }) => {
      const known = id && ofId.get(id);
      return known ? [known] : byIsbn.filter((book) => isbn && book.isbn === isbn);
    },
    byName: ({ id, name }) =>
      id ? [] : byTitle.filter(({ title, author }) => nameOf(title, author) === name),
  };
}

/** Returns whether a row identifies its book by title and author alone. */
export const isNamed = ({ id, isbn }: Key): boolean => id === undefined && isbn === undefined;
