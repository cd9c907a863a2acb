import { Router } from 'express';
import { z } from 'zod';
import { addressOf } from '../../http/callers.ts';
import { pagingHeaders } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import { Id } from '../../shared/contract-parts.ts';
import { BookView, ListBooksQuery } from './books.contract.ts';
import { getBook, listBooks } from './books.service.ts';

/** Kept by the browser and asked about each time: quick, and never older than the shop. */
const ALWAYS_ASK = 'public, max-age=0, must-revalidate';

type Parts = {
  /** Counts a search of a network address. */
  limitSearches: (address: string) => Promise<void>;
};

/** The public door to the catalogue. */
export const booksRoutes = ({ limitSearches }: Parts): Router =>
  Router()
    .get(
      '/',
      async (req, _res, next) => {
        if (req.query.q) await limitSearches(addressOf(req));
        next();
      },
      route({
        query: ListBooksQuery,
        reply: z.array(BookView),
        cache: ALWAYS_ASK,
        run: async ({ query }) => {
          const { books, total } = await listBooks(query);
          return { body: books, headers: pagingHeaders('/api/books/', query, total) };
        },
      }),
    )
    .get(
      '/:id',
      route({
        params: z.object({ id: Id }),
        reply: BookView,
        cache: ALWAYS_ASK,
        run: async ({ params }) => ({ body: await getBook(params.id) }),
      }),
    );
