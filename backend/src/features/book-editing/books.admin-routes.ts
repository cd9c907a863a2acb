import {
  BookPrice,
  BookView,
  CreateBookBody,
  EditBookBody,
} from '@book-store/contract/schemas/books';
import { Id } from '@book-store/contract/schemas/parts';
import { z } from 'zod';
import { changeRoute, type Route, route } from '../../http/router/route.ts';
import { findStoredBook } from '../catalogue/find-books.ts';
import { pricesOf } from '../catalogue/price-history.ts';
import type { FeatureDeps } from '../feature.ts';
import { bookCreated, bookDeleted, bookEdited } from './book-activity.ts';
import { createBook } from './create-book.ts';
import { deleteBook } from './delete-book.ts';
import { editBook } from './edit-book.ts';

const params = z.object({ id: Id });

/** Admin routes of the catalogue. */
export const booksAdminRoutes = ({ now }: FeatureDeps): Route[] => [
  changeRoute({
    method: 'post',
    path: '/api/books/create-book',
    summary: 'Adds a book',
    body: CreateBookBody,
    reply: BookView,
    statuses: [201],
    replyHeaders: ['Location'],
    run: async ({ caller, body }) => {
      const book = await createBook(body, { by: caller.username, at: now() });
      const headers = { Location: `/api/books/${book._id}` };
      return { body: book, headers, change: bookCreated(book) };
    },
  }),
  changeRoute({
    method: 'put',
    path: '/api/books/edit/:id',
    summary: 'Replaces a book; a blank or absent cover stays',
    params,
    body: EditBookBody,
    reply: BookView,
    errors: ['changed-meanwhile'],
    run: async ({ caller, params, body }) => {
      const note = { by: caller.username, at: now() };
      const { before, after } = await editBook(params.id, body, note);
      return { body: after, change: bookEdited(before, after) };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/books/:id/prices',
    access: 'admin',
    summary: 'The prices of a book with their times, the present one first',
    params,
    reply: z.array(BookPrice),
    errors: ['not-found'],
    run: async ({ params }) => ({ body: pricesOf(await findStoredBook(params.id)) }),
  }),
  changeRoute({
    method: 'delete',
    path: '/api/books/:id',
    summary: 'Deletes a book and returns it; orders keep their copy',
    params,
    reply: BookView,
    run: async ({ params }) => {
      const book = await deleteBook(params.id);
      return { body: book, change: bookDeleted(book) };
    },
  }),
];
