import { type ClientSession, Types } from 'mongoose';
import { Book, type StoredBook } from '../books/books.model.ts';
import { type Key, nameOf } from '../import-files/row-cells.ts';
import type { BatchContext, Read } from './batch.ts';

/** Candidate books for the rows of a batch. */
export type Find = { byKey: (key: Key) => StoredBook[]; byName: (key: Key) => StoredBook[] };

export const candidatesOf = (find: Find, { key }: Read): StoredBook[] =>
  'message' in key ? [] : [...find.byKey(key), ...find.byName(key)];

/**
 * Reads candidate books for rows: by id or ISBN, and those without an ISBN by title and author. A book that another
 * row names by id is no candidate by ISBN.
 */
export async function findExisting(
  rows: readonly Read[],
  { named }: Pick<BatchContext, 'named'>,
  session: ClientSession | null = null,
): Promise<Find> {
  const keys = rows.flatMap(({ key }) => ('message' in key ? [] : [key]));
  const ids = keys.flatMap(({ id }) => (id ? [new Types.ObjectId(id)] : []));
  const isbns = keys.flatMap(({ isbn }) => isbn ?? []);
  const titles = keys.flatMap(({ id, name }) => (name && !id ? (name.split('\n')[0] ?? []) : []));
  // Sequential, as sessions require.
  const find = async (filter: object, wanted: readonly unknown[]): Promise<StoredBook[]> =>
    wanted.length > 0 ? Book.find(filter).session(session).lean<StoredBook[]>() : [];
  const byId = await find({ _id: { $in: ids } }, ids);
  const byIsbn = await find({ isbn: { $in: isbns } }, isbns);
  const byTitle = await find({ titleKey: { $in: titles }, isbn: null }, titles);
  const ofId = new Map(byId.map((book) => [book._id.toString(), book]));
  return {
    byKey: ({ id, isbn }) => {
      const known = id && ofId.get(id);
      if (known) return [known];
      const ofIsbn = byIsbn.filter((book) => isbn && book.isbn === isbn);
      return id ? ofIsbn.filter(({ _id }) => !named.has(_id.toString())) : ofIsbn;
    },
    byName: ({ id, name }) =>
      id ? [] : byTitle.filter(({ title, author }) => nameOf(title, author) === name),
  };
}

/** Returns whether a row identifies its book by title and author alone. */
export const isNamed = ({ id, isbn }: Key): boolean => id === undefined && isbn === undefined;
