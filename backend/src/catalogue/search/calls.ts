import type { ListBooksQuery } from '@book-store/contract/catalogue/books/books.schemas';
import type { searchCalls } from '@book-store/contract/catalogue/search/calls';
import type { z } from 'zod';
import type { RouteDeps } from '../../platform/area.ts';
import type { Callers } from '../../platform/http/authentication.ts';
import type { Origin } from '../../platform/http/request-origin.ts';
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

/** CPU time of a list, and of each book in it in milliseconds: a list reads its books, cards it has. */
const COST_MS = { list: 1, listed: 0.06, card: 0.02, near: 8 };

type Query = z.output<typeof ListBooksQuery>;

const costOf =
  (each: number) =>
  ({ limit, ids }: Query) =>
    COST_MS.list + (ids ? Math.min(ids.length, limit) : limit) * each;

type Found<Book> = Omit<FoundPart, 'books'> & { books: Book[] };

/** Returns a list with the headers of paging and of the search. */
function listed<Book extends { _id: string }>(path: string, query: Query, found: Found<Book>) {
  const { books, total, ...answer } = found;
  const given = { ...query, ids: query.ids?.join(',') };
  const headers = pagingHeaders(path, given, total, books[query.limit - 1]?._id);
  return { body: books, headers: { ...headers, ...matchHeaders(answer) } };
}

type Visit = { fresh: boolean; caller: Callers['anyone']; origin: Origin };

/** Finding books: lists, filters, suggestions. Admins also see hidden books. */
export const search = ({
  limits: { searches, reads },
}: RouteDeps): Implementation<typeof searchCalls> => {
  const reading = ({ fresh, caller, origin: { network } }: Visit) => ({
    ...readerOf(caller),
    fresh,
    spend: (ms: number) => reads.spend(network, ms),
  });
  const count = ({ network, query }: { network: string; query: { q?: string | undefined } }) =>
    query.q ? searches(network) : undefined;
  return {
    'GET /api/books/': {
      cached: { costMs: costOf(COST_MS.listed), count },
      run: async ({ query, shop, ...visit }) =>
        listed('/api/books/', query, await listBooks(query, reading(visit), shop)),
    },
    'GET /api/books/cards': {
      cached: { costMs: costOf(COST_MS.card), count },
      run: async ({ query, shop, ...visit }) =>
        listed('/api/books/cards', query, await listCards(query, reading(visit), shop)),
    },
    'GET /api/books/:id': {
      cached: { costMs: 1 },
      run: async ({ caller, params }) => ({ body: await getBook(params.id, readerOf(caller)) }),
    },
    'GET /api/books/facets': {
      cached: { costMs: 2, count },
      run: async ({ query, shop, ...visit }) => {
        const named = { genres: await nameGenres(), shop };
        return { body: await listFacets(query, reading(visit), named) };
      },
    },
    'GET /api/authors/:slug': {
      cached: { costMs: 2 },
      run: async ({ params }) => ({ body: await getAuthor(params.slug) }),
    },
    'GET /api/series/:slug': {
      cached: { costMs: 2 },
      run: async ({ params }) => ({ body: await getSeries(params.slug) }),
    },
    'GET /api/books/:id/editions': {
      cached: { costMs: 2 },
      run: async ({ params, ...visit }) => ({
        body: await listEditions(params.id, reading(visit)),
      }),
    },
    'GET /api/suggestions': {
      cached: { costMs: 4, count: ({ network }) => searches(network) },
      run: async ({ query: { q }, origin: { network }, fresh }) => {
        const spend = (ms: number) => reads.spend(network, ms);
        const payForNear = () => reads.take(network, COST_MS.near);
        const asked = { seesHidden: false, fresh, spend };
        return { body: await suggest(q, asked, { genres: await nameGenres(), payForNear }) };
      },
    },
  };
};
