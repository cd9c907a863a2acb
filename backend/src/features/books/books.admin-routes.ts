import { Router } from 'express';
import { z } from 'zod';
import type { AdminRoute } from '../../http/callers.ts';
import { Id } from '../../shared/contract-parts.ts';
import type { BookChanges } from './book-changes.ts';
import { BookView, CreateBookBody, EditBookBody } from './books.contract.ts';

type Parts = { changes: BookChanges; adminRoute: AdminRoute };

/** The owner's door to the catalogue. */
export const booksAdminRoutes = ({ changes, adminRoute }: Parts): Router =>
  Router()
    .post(
      '/create-book',
      adminRoute({
        body: CreateBookBody,
        reply: BookView,
        run: async ({ body }) => {
          const book = await changes.createBook(body);
          return { status: 201, body: book, headers: { Location: `/api/books/${book._id}` } };
        },
      }),
    )
    .put(
      '/edit/:id',
      adminRoute({
        params: z.object({ id: Id }),
        body: EditBookBody,
        reply: BookView,
        run: async ({ params, body }) => ({ body: await changes.editBook(params.id, body) }),
      }),
    )
    .delete(
      '/:id',
      adminRoute({
        params: z.object({ id: Id }),
        reply: BookView,
        run: async ({ params }) => ({ body: await changes.deleteBook(params.id) }),
      }),
    );
