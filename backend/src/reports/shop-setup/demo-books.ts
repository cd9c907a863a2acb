import { isDeepStrictEqual } from 'node:util';
import type { Types } from 'mongoose';
import { Book, type StoredBook } from '../../catalogue/books/books.model.ts';
import { FACTS } from '../../catalogue/editing/to-stored.ts';
import { seedBooks } from './seed-books.ts';

/** All fields of a book that an owner can set. */
const FIELDS = [
  'title',
  'author',
  'description',
  'category',
  'coverImage',
  'newPriceCents',
  'oldPriceCents',
  'trending',
  ...FACTS,
] as const;

export type DemoBooks = {
  /** The ids of all demo books, including deleted ones. */
  all: readonly string[];
  unchanged: readonly Types.ObjectId[];
  /** Those that the owner has edited. */
  changed: readonly string[];
};

export async function findDemoBooks(dir: string): Promise<DemoBooks> {
  const seeds = await seedBooks(dir, new Date());
  const stored = await Book.find({ _id: { $in: seeds.map(({ _id }) => _id) } }).lean<
    StoredBook[]
  >();
  const isUnchanged = (book: StoredBook) => {
    const seed = seeds.find(({ _id }) => _id.equals(book._id)) as Partial<StoredBook> | undefined;
    return FIELDS.every((field) =>
      isDeepStrictEqual(settingOf(book, field), settingOf(seed, field)),
    );
  };
  return {
    all: seeds.map(({ _id }) => _id.toString()),
    unchanged: stored.filter(isUnchanged).map(({ _id }) => _id),
    changed: stored.filter((book) => !isUnchanged(book)).map(({ _id }) => _id.toString()),
  };
}

/** A setting that is off or empty may be stored or absent. */
const settingOf = (book: Partial<StoredBook> | undefined, field: (typeof FIELDS)[number]) => {
  const value = book?.[field];
  const isNone = value === null || value === false || value === '';
  return isNone || (Array.isArray(value) && value.length === 0) ? undefined : value;
};
