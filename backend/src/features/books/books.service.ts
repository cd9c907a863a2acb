import { isValidObjectId } from 'mongoose';
import type { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { searchBooks } from './book-search.ts';
import { toBookView } from './book-view.ts';
import type { BookView, ListBooksQuery } from './books.contract.ts';
import { Book, type StoredBook } from './books.model.ts';
import type { IndexedBook } from './search-index.ts';

type Query = z.output<typeof ListBooksQuery>;
type Sort = NonNullable<Query['sort']>;
type BookPage = { books: BookView[]; total: number };

/** One page of the catalogue, newest first or, with words to search for, best match first. */
export async function listBooks(query: Query): Promise<BookPage> {
  return query.q ? listFound(query.q, query) : listStored(query);
}

/** One book; throws `not-found` for an id that is unknown or none at all. */
export async function getBook(id: string): Promise<BookView> {
  const [book] = await findBooks([id]);
  if (!book) throw unknownBook();
  return book;
}

/** The refusal of an id that no book has. */
export const unknownBook = (): AppError =>
  new AppError('not-found', { detail: 'This book is not in the shop.' });

/** Those of the named books that exist, in the order of the ids. */
export async function findBooks(ids: readonly string[]): Promise<BookView[]> {
  const wanted = ids.filter((id) => isValidObjectId(id)).map((id) => id.toLowerCase());
  const found = await Book.find({ _id: { $in: wanted } }).lean<StoredBook[]>();
  const byId = new Map(found.map((book) => [book._id.toString(), toBookView(book)]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/** Id and moment of the last change of every book, newest first, at most `limit`. */
export async function listBookChanges(limit: number): Promise<{ id: string; changedAt: Date }[]> {
  const books = await Book.find({}, { updatedAt: 1 })
    .sort(STORED_ORDER.newest)
    .limit(limit)
    .lean<Pick<StoredBook, '_id' | 'updatedAt'>[]>();
  return books.map(({ _id, updatedAt }) => ({ id: _id.toString(), changedAt: updatedAt }));
}

const STORED_ORDER = {
  newest: { createdAt: -1, _id: -1 },
  title: { titleKey: 1, _id: 1 },
  price: { newPriceCents: 1, _id: 1 },
  '-price': { newPriceCents: -1, _id: -1 },
} as const satisfies Record<Sort, Record<string, 1 | -1>>;

async function listStored(query: Query): Promise<BookPage> {
  const { category, ids, sort = 'newest', page, limit } = query;
  const filter = { ...(category && { category }), ...(ids && { _id: { $in: ids } }) };
  const [books, total] = await Promise.all([
    Book.find(filter)
      .sort(STORED_ORDER[sort])
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<StoredBook[]>(),
    category || ids ? Book.countDocuments(filter) : Book.estimatedDocumentCount(),
  ]);
  return { books: books.map(toBookView), total };
}

const FOUND_ORDER: Record<Sort, (a: IndexedBook, b: IndexedBook) => number> = {
  newest: (a, b) => b.createdAt - a.createdAt,
  title: (a, b) => (a.titleKey < b.titleKey ? -1 : a.titleKey > b.titleKey ? 1 : 0),
  price: (a, b) => a.newPriceCents - b.newPriceCents,
  '-price': (a, b) => b.newPriceCents - a.newPriceCents,
};

async function listFound(q: string, query: Query): Promise<BookPage> {
  const { category, sort, page, limit } = query;
  const ids = query.ids && new Set(query.ids);
  const found = (await searchBooks(q)).filter(
    (book) => (!category || book.category === category) && (!ids || ids.has(book.id)),
  );
  const sorted = sort ? found.toSorted(FOUND_ORDER[sort]) : found;
  const shown = sorted.slice((page - 1) * limit, page * limit);
  return { books: await findBooks(shown.map((book) => book.id)), total: found.length };
}

/** How many books there are, and how many of them are marked as trending. */
export async function countBooks(): Promise<{ all: number; trending: number }> {
  const [all, trending] = await Promise.all([
    Book.estimatedDocumentCount(),
    Book.countDocuments({ trending: true }),
  ]);
  return { all, trending };
}
