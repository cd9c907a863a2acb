import {
  BookPrice,
  BookView,
  CreateBookBody,
  EditBookBody,
} from '@book-store/contract/catalogue/books/books.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { addRoute } from '../../platform/http/router/add-route.ts';
import { changeRoute, type Route, route } from '../../platform/http/router/route.ts';
import { toBookView } from '../books/book-view.ts';
import { findStoredBook } from '../books/find-books.ts';
import { pricesOf } from '../books/price-history.ts';
import { bookCreated, bookDeleted, bookEdited } from './book-activity.ts';
import { createBook } from './create-book.ts';
import { deleteBook } from './delete-book.ts';
import { editBook } from './edit-book.ts';

const params = z.object({ id: Id });

const created = (body: BookView) => ({ body, headers: { Location: `/api/books/${body._id}` } });

/** Admin routes of the catalogue. */
export const booksAdminRoutes = ({ now }: FeatureDeps): Route[] => [
  addRoute({
    path: '/api/books/create-book',
    summary: 'Adds a book, once for each Idempotency-Key',
    body: CreateBookBody,
    reply: BookView,
    statuses: [201],
    replyHeaders: ['Location'],
    now,
    add: async ({ caller, body, at, shop, remember }) => {
      const book = await createBook(body, { by: caller.username, at, shop, remember });
      return { ...created(book), change: bookCreated(book) };
    },
    again: async (id) => created(toBookView(await findStoredBook(id))),
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
