import { BookView, CreateBookBody, EditBookBody } from '@book-store/contract/schemas/books';
import { Id } from '@book-store/contract/schemas/parts';
import { Router } from 'express';
import { z } from 'zod';
import type { AdminChangeRoute } from '../../http/authentication.ts';
import { bookCreated, bookDeleted, bookEdited } from './book-audit.ts';
import type { TintOfUpload } from './cover-tint.ts';
import { createBook } from './create-book.ts';
import { deleteBook } from './delete-book.ts';
import { editBook } from './edit-book.ts';

type Deps = { tintOfUpload: TintOfUpload; adminChangeRoute: AdminChangeRoute };

/** Admin routes of the catalogue. */
export const booksAdminRoutes = ({ tintOfUpload, adminChangeRoute }: Deps): Router =>
  Router()
    .post(
      '/create-book',
      adminChangeRoute({
        body: CreateBookBody,
        reply: BookView,
        run: async ({ body }) => {
          const book = await createBook(body, tintOfUpload);
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
          const { before, after } = await editBook(params.id, body, tintOfUpload);
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
          const book = await deleteBook(params.id);
          return { body: book, change: bookDeleted(book) };
        },
      }),
    );
