import type { ListBooksQuery } from '@book-store/contract/catalogue/books/books.schemas';
import type { searchCalls } from '@book-store/contract/catalogue/search/calls';
import type { z } from 'zod';
import type { Callers } from '../../platform/http/authentication.ts';
import { POINTS, searchPoints } from '../../platform/http/limits/points.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { pagingHeaders } from '../../platform/http/router/paging.ts';
import { getBook, readerOf } from '../books/find-books.ts';
import { nameGenres } from '../genres/find-genres.ts';
import { getAuthor, getSeries } from './authors-and-series.ts';
import type { FoundPart } from './book-search.ts';
import { listEditions } from './editions.ts';
import { listBooks, listCards } from './list-books.ts';
import { listFacets } from './list-facets.ts';
import { matchHeaders } from './match-headers.ts';
import { suggest } from './suggest.ts';

type Query = z.output<typeof ListBooksQuery>;

/** Points per book: lists read their books from the database, cards come from the index. */
const EACH = { book: 1 / 4, card: 1 / 12 };

const pointsOf =
  (each: number) =>
  ({ q, limit, ids }: Query) =>
    (q ? searchPoints(q) : POINTS.read) +
    Math.ceil((ids ? Math.min(ids.length, limit) : limit) * each);

type Found<Book> = Omit<FoundPart, 'books'> & { books: Book[] };

/** Adds the headers of paging and of the search. */
function listed<Book extends { _id: string }>(path: string, query: Query, found: Found<Book>) {
  const { books, total, ...answer } = found;
  const given = { ...query, ids: query.ids?.join(',') };
  const headers = pagingHeaders(path, given, total, books[query.limit - 1]?._id);
  return { body: books, headers: { ...headers, ...matchHeaders(answer) } };
}

type Visit = { fresh: boolean; caller: Callers['anyone'] };

const reading = ({ fresh, caller }: Visit) => ({ ...readerOf(caller), fresh });

/** Admins also see hidden books. */
export const search = (): Implementation<typeof searchCalls> => ({
  'GET /api/books/': {
    cached: pointsOf(EACH.book),
    run: async ({ query, shop, ...visit }) =>
      listed('/api/books/', query, await listBooks(query, reading(visit), shop)),
  },
  'GET /api/books/cards': {
    cached: pointsOf(EACH.card),
    run: async ({ query, shop, ...visit }) =>
      listed('/api/books/cards', query, await listCards(query, reading(visit), shop)),
  },
  'GET /api/books/:id': {
    cached: POINTS.read,
    run: async ({ caller, params }) => ({ body: await getBook(params.id, readerOf(caller)) }),
  },
  'GET /api/books/facets': {
    cached: POINTS.count,
    run: async ({ query, shop, ...visit }) => {
      const named = { genres: await nameGenres(), shop };
      return { body: await listFacets(query, reading(visit), named) };
    },
  },
  'GET /api/authors/:slug': {
    cached: POINTS.read,
    run: async ({ params }) => ({ body: await getAuthor(params.slug) }),
  },
  'GET /api/series/:slug': {
    cached: POINTS.read,
    run: async ({ params }) => ({ body: await getSeries(params.slug) }),
  },
  'GET /api/books/:id/editions': {
    cached: POINTS.read,
    run: async ({ params, ...visit }) => ({
      body: await listEditions(params.id, reading(visit)),
    }),
  },
  'GET /api/suggestions': {
    cached: ({ q }) => searchPoints(q),
    run: async ({ query: { q }, fresh }) => ({
      body: await suggest(q, { seesHidden: false, fresh }, await nameGenres()),
    }),
  },
});
