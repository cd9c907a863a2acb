import { DEPTH_MAX } from '@book-store/contract/lists';
import { FacetsQuery } from '@book-store/contract/schemas/book-filters';
import { BookView, ListBooksQuery } from '@book-store/contract/schemas/books';
import { Id } from '@book-store/contract/schemas/parts';
import { FacetsView } from '@book-store/contract/schemas/shelf';
import { z } from 'zod';
import { pagingHeaders } from '../../http/paging.ts';
import type { ReadBudget } from '../../http/read-budget.ts';
import { type Route, route } from '../../http/route.ts';
import { getBook, type Reader } from './find-books.ts';
import { listBooks } from './list-books.ts';
import { type GenreNames, listFacets } from './list-facets.ts';

/** Cached by the browser but revalidated each time: fast, and never stale. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** CPU time of one book, of each book in a list, and of the facets of a shelf. */
const COST_MS = { book: 1, listed: 0.06, facets: 2 };

type Deps = {
  /** Counts a search against the limit of a network address. */
  limitSearches: (address: string) => Promise<void>;
  reads: ReadBudget;
  /** Returns the names of the genres that visitors see, by category and in the owner's order. */
  nameGenres: () => Promise<GenreNames>;
};

const readerOf = (caller: unknown): Reader => ({ seesHidden: caller !== undefined });

/** Public routes of the catalogue; admins also see hidden books. */
export const booksRoutes = ({ limitSearches, reads, nameGenres }: Deps): Route[] => [
  route({
    method: 'get',
    path: '/api/books/',
    access: 'anyone',
    summary: 'Lists, searches, filters and pages through books, newest first',
    query: ListBooksQuery,
    reply: z.array(BookView),
    cache: REVALIDATE,
    cached: {
      count: ({ network, query }) => (query.q ? limitSearches(network) : undefined),
      pay: ({ network, query: { limit, ids } }) => {
        const count = ids ? Math.min(ids.length, limit) : limit;
        return reads.take(network, COST_MS.book + count * COST_MS.listed);
      },
    },
    replyHeaders: ['X-Total-Count', 'Link'],
    errors: ['not-found'],
    run: async ({ caller, origin: { network }, query, fresh }) => {
      const spend = (ms: number) => reads.spend(network, ms);
      const { books, total } = await listBooks(query, { ...readerOf(caller), fresh, spend });
      const continuation = { depthMax: DEPTH_MAX, lastId: books[query.limit - 1]?._id };
      const given = { ...query, ids: query.ids?.join(',') };
      const headers = pagingHeaders('/api/books/', given, total, continuation);
      return { body: books, headers };
    },
  }),
  route({
    method: 'get',
    path: '/api/books/facets',
    access: 'anyone',
    summary: 'Counts the books of a list by genre, author, price and more',
    query: FacetsQuery,
    reply: FacetsView,
    cache: REVALIDATE,
    cached: {
      count: ({ network, query }) => (query.q ? limitSearches(network) : undefined),
      pay: ({ network }) => reads.take(network, COST_MS.facets),
    },
    run: async ({ caller, origin: { network }, query, fresh }) => {
      const spend = (ms: number) => reads.spend(network, ms);
      const reading = { ...readerOf(caller), fresh, spend };
      return { body: await listFacets(query, reading, await nameGenres()) };
    },
  }),
  route({
    method: 'get',
    path: '/api/books/:id',
    access: 'anyone',
    summary: 'One book',
    params: z.object({ id: Id.toLowerCase() }),
    reply: BookView,
    cache: REVALIDATE,
    cached: { pay: ({ network }) => reads.take(network, COST_MS.book) },
    run: async ({ caller, params }) => ({ body: await getBook(params.id, readerOf(caller)) }),
  }),
];
