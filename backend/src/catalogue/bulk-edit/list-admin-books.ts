import type { AdminBooksQuery } from '@book-store/contract/catalogue/books/admin-books.schemas';
import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { FILTERED_BOOKS_MAX } from '@book-store/contract/lists';
import type { z } from 'zod';
import type { Page } from '../../platform/documents/mongo.ts';
import { badField, notFound } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/shop.ts';
import { findBooks } from '../books/find-books.ts';
import { monthsOfSales } from '../books/running-out.ts';
import { type FoundPart, findIndexed, type Reading } from '../search/book-search.ts';
import { toFilters } from '../search/to-filters.ts';
import type { Filters } from '../search-index/catalogue-index.ts';

type Query = z.output<typeof AdminBooksQuery>;
type At = { shop: Shop; now: Date };
export type AdminFilters = Omit<Query, 'sort' | 'page' | 'limit' | 'after'>;

const toIds = (books: readonly { id: string }[]) => books.map(({ id }) => id);

const ADMIN: Reading = { seesHidden: true, fresh: true };

/** Newest first, or best match first for a search. */
export async function listAdminBooks(
  { sort, page, limit, after, ...query }: Query,
  at: At,
): Promise<Page<BookView> & Pick<FoundPart, 'match' | 'searchedFor'>> {
  const wanted = { q: query.q, sort, filters: toAdminFilters(query, at) };
  const found = await findIndexed(wanted, { page, limit, after }, ADMIN);
  if (!found) {
    const detail = 'The book in after= is not in this list. Please start over.';
    throw notFound(detail);
  }
  return {
    found: await findBooks(toIds(found.books), ADMIN),
    total: found.total,
    match: found.match,
    searchedFor: found.searchedFor,
  };
}

/** Throws `bad-request` if they are too many to change at once. */
export async function findAdminIds(query: AdminFilters, at: At): Promise<string[]> {
  const wanted = { q: query.q, filters: toAdminFilters(query, at) };
  const found = await findIndexed(wanted, { page: 1, limit: FILTERED_BOOKS_MAX }, ADMIN);
  if (!found || found.total <= FILTERED_BOOKS_MAX) return toIds(found?.books ?? []);
  throw badField(
    'filter',
    `These are ${found.total} books. At most ${FILTERED_BOOKS_MAX} can be changed at once: please narrow the list.`,
    'too-many',
    { count: found.total, maximum: FILTERED_BOOKS_MAX },
  );
}

function toAdminFilters(
  { hidden, noCover, failedCover, lowStock, ...query }: AdminFilters,
  { shop, now }: At,
): Filters {
  return {
    ...toFilters(query, ADMIN, shop),
    ...(hidden && { hidden: [hidden] }),
    ...(noCover && { noCover: [noCover] }),
    ...(failedCover && { failedCover: [failedCover] }),
    ...(lowStock && {
      copies: Array.from({ length: shop.settings.stock.lowStockLevel + 1 }, (_, left) =>
        String(left),
      ),
      soldIn: monthsOfSales(now),
    }),
  };
}
