import { BookView, CreateBookBody, EditBookBody } from '@book-store/contract/schemas/books';
import { Id } from '@book-store/contract/schemas/parts';
import { Router } from 'express';
import { z } from 'zod';
import type { AdminChangeRoute } from '../../http/authentication.ts';
import { bookCreated, bookDeleted, bookEdited } from './book-change.ts';
import type { BookChanges } from './book-changes.ts';

type Deps = { changes: BookChanges; adminChangeRoute: AdminChangeRoute };

/** Admin routes of the catalogue. */
export const booksAdminRoutes = ({ changes, adminChangeRoute }: Deps): Router =>
  Router()
    .post(
      '/create-book',
      adminChangeRoute({
        body: CreateBookBody,
        reply: BookView,
        run: async ({ body }) => {
          const book = await changes.createBook(body);
          const headers = { Location: `/api/books/${book._id}` };
          return { status: 201, body: book, headers, change: bookCreated(book) };
        },
      }),
    )
    .put(
      '/edit/:id',
      adminChangeRoute({
        params: z.object({ id: Id }),
        body: EditBookBody,
        reply: BookView,
        run: async ({ params, body }) => {
          const { before, after } = await changes.editBook(params.id, body);
          return { body: after, change: bookEdited(before, after) };
        },
      }),
    )
    .delete(
      '/:id',
      adminChangeRoute({
        params: z.object({ id: Id }),
        reply: BookView,
        run: async ({ params }) => {
          const book = await changes.deleteBook(params.id);
          return { body: book, change: bookDeleted(book) };
        },
      }),
    );
