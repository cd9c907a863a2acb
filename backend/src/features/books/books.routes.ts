import { DEPTH_MAX } from '@book-store/contract/lists';
import { BookView, ListBooksQuery } from '@book-store/contract/schemas/books';
import { Id } from '@book-store/contract/schemas/parts';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { addressOf } from '../../http/authentication.ts';
import { pagingHeaders } from '../../http/paging.ts';
import type { ReadBudget } from '../../http/read-budget.ts';
import { route } from '../../http/route.ts';
import { getBook, listBooks } from './books.service.ts';

/** Cached by the browser but revalidated each time: fast, and never stale. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Processor time of one book, of each book in a list, and of each book that paging skips. */
const COST_MS = { book: 1, listed: 0.06, skipped: 0.004 };

type Deps = {
  /** Counts a search against the limit of a network address. */
  limitSearches: (address: string) => Promise<void>;
  reads: ReadBudget;
};

/** Public routes of the catalogue. */
export const booksRoutes = ({ limitSearches, reads }: Deps): Router =>
  Router()
    .get(
      '/',
      route({
        authenticate: async (req) => addressOf(req),
        query: ListBooksQuery,
        reply: z.array(BookView),
        cache: REVALIDATE,
        run: async ({ caller, query }) => {
          const { q, page, limit, ids } = query;
          if (q) await limitSearches(caller);
          const count = ids ? Math.min(ids.length, limit) : limit;
          const skipped = q ? 0 : (page - 1) * limit;
          await reads.take(
            caller,
            COST_MS.book + count * COST_MS.listed + skipped * COST_MS.skipped,
          );
          const spend = (ms: number) => reads.spend(caller, ms);
          const { books, total } = await listBooks(query, spend);
          const continuation = { depthMax: DEPTH_MAX, lastId: books[limit - 1]?._id };
          const headers = pagingHeaders('/api/books/', query, total, continuation);
          return { body: books, headers };
        },
      }),
    )
    .get(
      '/:id',
      route({
        authenticate: async (req: Request) => addressOf(req),
        params: z.object({ id: Id }),
        reply: BookView,
        cache: REVALIDATE,
        run: async ({ caller, params }) => {
          await reads.take(caller, COST_MS.book);
          return { body: await getBook(params.id) };
        },
      }),
    );
