import { BookView, ListBooksQuery } from '@book-store/contract/schemas/books';
import { Id } from '@book-store/contract/schemas/parts';
import { z } from 'zod';
import { pagingHeaders } from '../../http/paging.ts';
import type { ReadBudget } from '../../http/read-budget.ts';
import { type Route, route } from '../../http/route.ts';
import { getBook, type Reader } from './find-books.ts';
import { listBooks } from './list-books.ts';

/** Cached by the browser but revalidated each time: fast, and never stale. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
/** CPU time of one book, and of each book in a list. */
const COST_MS = { book: 1, listed: 0.06 };

export type BooksDeps = {
  /** Counts a search against the limit of a network address. */
  limitSearches: (address: string) => Promise<void>;
  reads: ReadBudget;
};

export const readerOf = (caller: unknown): Reader => ({ seesHidden: caller !== undefined });

/** Public routes of the catalogue; admins also see hidden books. */
export const booksRoutes = ({ limitSearches, reads }: BooksDeps): Route[] => [
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
    replyHeaders: ['X-Total-Count', 'Link', 'X-Match'],
    errors: ['not-found'],
    run: async ({ caller, origin: { network }, query, fresh }) => {
      const spend = (ms: number) => reads.spend(network, ms);
      const { books, total, near } = await listBooks(query, { ...readerOf(caller), fresh, spend });
      const given = { ...query, ids: query.ids?.join(',') };
      const headers = pagingHeaders('/api/books/', given, total, books[query.limit - 1]?._id);
      return { body: books, headers: { ...headers, 'X-Match': near ? 'near' : 'exact' } };
    },
  }),
  route({
    method: 'get',
    path: '/api/books/:id',
    access: 'anyone',
    summary: 'One book',
    params: z.object({ id: Id }),
    reply: BookView,
    cache: REVALIDATE,
    cached: { pay: ({ network }) => reads.take(network, COST_MS.book) },
    run: async ({ caller, params }) => ({ body: await getBook(params.id, readerOf(caller)) }),
  }),
];
