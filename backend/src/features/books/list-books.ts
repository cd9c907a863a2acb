import type { BookView, ListBooksQuery } from '@book-store/contract/schemas/books';
import type { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import { countStored } from './book-counts.ts';
import { type Reading, searchBooks } from './book-search.ts';
import { toBookView } from './book-view.ts';
import { Book, type StoredBook } from './books.model.ts';
import { findBooks, seenBy } from './find-books.ts';

type Query = z.output<typeof ListBooksQuery>;
type Sort = NonNullable<Query['sort']>;
type BookPage = { books: BookView[]; total: number };

/**
 * Returns one page of the catalogue, newest first, or best match first for a search.
 */
export async function listBooks(query: Query, reading: Reading): Promise<BookPage> {
  return query.q ? listFound(query.q, query, reading) : listStored(query, reading);
}

const STORED_ORDER = {
  newest: { createdAt: -1, _id: -1 },
  title: { titleKey: 1, _id: 1 },
  price: { newPriceCents: 1, _id: 1 },
  '-price': { newPriceCents: -1, _id: -1 },
} as const satisfies Record<Sort, Record<string, 1 | -1>>;

async function listStored(query: Query, reading: Reading): Promise<BookPage> {
  const { category, ids, sort = 'newest', page, limit, after } = query;
  const filter = {
    ...(category && { category }),
    ...(ids && { _id: { $in: ids } }),
    ...seenBy(reading),
  };
  const [books, total] = await Promise.all([
    after
      ? findAfter(after, { filter, sort, limit })
      : Book.find(filter)
          .sort(STORED_ORDER[sort])
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<StoredBook[]>(),
    ids ? Book.countDocuments(filter) : countStored(category, reading),
  ]);
  return { books: books.map(toBookView), total };
}

type Page = {
  filter: { _id?: { $in: string[] }; hidden?: { $ne: boolean } };
  sort: Sort;
  limit: number;
};

/** Returns the books after the given one: first those with an equal sort key, then the others. */
async function findAfter(id: string, { filter, sort, limit }: Page): Promise<StoredBook[]> {
  const { hidden } = filter;
  const last = await Book.findOne({ _id: id, ...(hidden && { hidden }) }).lean<StoredBook>();
  if (!last) throw afterNotFound();
  const { _id: idDirection, ...order } = STORED_ORDER[sort];
  const [[field, direction]] = Object.entries(order) as [[keyof StoredBook, 1 | -1]];
  const beyond = (step: 1 | -1) => (step === 1 ? '$gt' : '$lt');
  const find = (range: object, max: number) =>
    Book.find({ ...filter, ...range })
      .sort(STORED_ORDER[sort])
      .limit(max)
      .lean<StoredBook[]>();
  const equals = await find(
    { [field]: last[field], _id: { ...filter._id, [beyond(idDirection)]: last._id } },
    limit,
  );
  if (equals.length === limit) return equals;
  const others = { [field]: { [beyond(direction)]: last[field] } };
  return [...equals, ...(await find(others, limit - equals.length))];
}

const afterNotFound = () =>
  new AppError('not-found', {
    detail: 'The book in after= is not in this list. Please start over.',
  });

async function listFound(q: string, query: Query, reading: Reading): Promise<BookPage> {
  const { category, sort, page, limit, after } = query;
  const ids = query.ids && new Set(query.ids);
  const all = await searchBooks(q, { ...reading, sort });
  const found =
    category || ids
      ? all.filter(
          (book) => (!category || book.category === category) && (!ids || ids.has(book.id)),
        )
      : all;
  const start = after ? found.findIndex((book) => book.id === after) + 1 : (page - 1) * limit;
  if (after && start === 0) throw afterNotFound();
  const shown = found.slice(start, start + limit);
  return {
    books: await findBooks(
      shown.map((book) => book.id),
      reading,
    ),
    total: found.length,
  };
}
