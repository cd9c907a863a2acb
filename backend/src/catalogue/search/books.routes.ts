import {
  BookCardView,
  BookView,
  ListBooksQuery,
  ListCardsQuery,
} from '@book-store/contract/catalogue/books/books.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { pagingHeaders } from '../../platform/http/router/paging.ts';
import { REVALIDATE, type Route, route } from '../../platform/http/router/route.ts';
import type { Shop } from '../../platform/shop.ts';
import { getBook, readerOf } from '../books/find-books.ts';
import type { FoundPart, Reading } from './book-search.ts';
import { listBooks, listCards } from './list-books.ts';
import { MATCH_HEADERS, matchHeaders } from './match-headers.ts';

/** CPU time of one book, of a list, and of each book in it: a list reads its books, cards it has. */
const COST_MS = { book: 1, list: 1, listed: 0.06, card: 0.02 };

/** What a list is made of: full books for whoever calls the API, cards for the shop's own pages. */
type ListSpec<Query extends z.output<typeof ListBooksQuery>, Book> = {
  path: string;
  summary: string;
  query: z.ZodType<Query>;
  book: z.ZodType<Book, Book>;
  costMs: number;
  list: (
    query: Query,
    reading: Reading,
    shop: Shop,
  ) => Promise<Omit<FoundPart, 'books'> & { books: Book[] }>;
};

const listRoute = <Query extends z.output<typeof ListBooksQuery>, Book extends { _id: string }>(
  { path, summary, query, book, costMs, list }: ListSpec<Query, Book>,
  { limits: { searches, reads } }: FeatureDeps,
): Route =>
  route({
    method: 'get',
    path,
    access: 'anyone',
    summary,
    query,
    reply: z.array(book),
    cache: REVALIDATE,
    cached: {
      count: ({ network, query }) => (query.q ? searches(network) : undefined),
      pay: ({ network, query: { limit, ids } }) => {
        const count = ids ? Math.min(ids.length, limit) : limit;
        return reads.take(network, COST_MS.list + count * costMs);
      },
    },
    replyHeaders: ['X-Total-Count', 'Link', ...MATCH_HEADERS],
    errors: ['not-found'],
    run: async ({ caller, origin: { network }, query, fresh, shop }) => {
      const spend = (ms: number) => reads.spend(network, ms);
      const reading = { ...readerOf(caller), fresh, spend };
      const { books, total, ...answer } = await list(query, reading, shop);
      const given = { ...query, ids: query.ids?.join(',') };
      const headers = pagingHeaders(path, given, total, books[query.limit - 1]?._id);
      return { body: books, headers: { ...headers, ...matchHeaders(answer) } };
    },
  });

/** Public routes of the catalogue; admins also see hidden books. */
export const booksRoutes = (deps: FeatureDeps): Route[] => [
  listRoute(
    {
      path: '/api/books/',
      summary: 'Lists, searches, filters and pages through books, newest first',
      query: ListBooksQuery,
      book: BookView,
      costMs: COST_MS.listed,
      list: listBooks,
    },
    deps,
  ),
  listRoute(
    {
      path: '/api/books/cards',
      summary: 'The same lists with only what cards show of each book',
      query: ListCardsQuery,
      book: BookCardView,
      costMs: COST_MS.card,
      list: listCards,
    },
    deps,
  ),
  route({
    method: 'get',
    path: '/api/books/:id',
    access: 'anyone',
    summary: 'One book',
    params: z.object({ id: Id }),
    reply: BookView,
    cache: REVALIDATE,
    cached: { pay: ({ network }) => deps.limits.reads.take(network, COST_MS.book) },
    run: async ({ caller, params }) => ({ body: await getBook(params.id, readerOf(caller)) }),
  }),
];
