import type {
  BookCardView,
  BookView,
  ListBooksQuery,
  ListCardsQuery,
} from '@book-store/contract/catalogue/books/books.schemas';
import { TEASER_MAX } from '@book-store/contract/text-limits';
import type { z } from 'zod';
import { notFound } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/shop.ts';
import { toBookCard } from '../books/book-view.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { findBooks } from '../books/find-books.ts';
import type { IndexedBook } from '../books/indexed-book.ts';
import { workOf } from '../search-index/to-indexed.ts';
import { countBooksWith, type FoundPart, findIndexed, type Reading } from './book-search.ts';
import { toFilters } from './to-filters.ts';

type Query = z.output<typeof ListBooksQuery>;
type Page<Book> = Omit<FoundPart, 'books'> & { books: Book[] };

/**
 * Newest first, or best match first for a search. The index selects the books, which are then read from the database.
 */
export async function listBooks(
  query: Query,
  reading: Reading,
  shop: Shop,
): Promise<Page<BookView>> {
  const { books, ...page } = await findPage(query, { reading, shop });
  const ids = books.map(({ id }) => id);
  return { ...page, books: await findBooks(ids, reading) };
}

/** Like `listBooks`, for cards: from the index, reading only changes and teasers from the database. */
export async function listCards(
  { teasers, editions, ...query }: z.output<typeof ListCardsQuery>,
  reading: Reading,
  shop: Shop,
): Promise<Page<BookCardView>> {
  const { books, ...page } = await findPage(query, { reading, shop }, editions && 'work');
  const teaserOf = teasers && (await readTeasers(books.map(({ id }) => id)));
  const toCard = (book: IndexedBook) => ({
    ...toBookCard(book),
    ...(teaserOf && { teaser: teaserOf(book.id) }),
    ...(editions && { editions: several(countBooksWith('work', workOf(book) ?? '')) }),
  });
  return { ...page, books: books.map(toCard) };
}

const several = (count: number) => (count > 1 ? count : undefined);

async function findPage(
  query: Query,
  { reading, shop }: { reading: Reading; shop: Shop },
  distinct?: 'work',
): Promise<FoundPart> {
  const { q, sort, ids, page, limit, after } = query;
  const wanted = { q, sort, ids, distinct, filters: toFilters(query, reading, shop) };
  const found = await findIndexed(wanted, { page, limit, after }, reading);
  if (found) return found;
  throw notFound('The book in after= is not in this list. Please start over.');
}

/** Returns a lookup of the beginnings of descriptions. */
async function readTeasers(ids: readonly string[]): Promise<(id: string) => string> {
  const found = await Book.find({ _id: { $in: ids } }, { description: 1 }).lean<
    Pick<StoredBook, '_id' | 'description'>[]
  >();
  const teasers = new Map(
    found.map(({ _id, description }) => [_id.toString(), toTeaser(description)]),
  );
  return (id) => teasers.get(id) ?? '';
}

function toTeaser(description = ''): string {
  return description.length <= TEASER_MAX ? description : `${description.slice(0, TEASER_MAX)}...`;
}
