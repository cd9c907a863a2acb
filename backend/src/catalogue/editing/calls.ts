import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type { editingCalls } from '@book-store/contract/catalogue/editing/calls';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { storePicture } from '../../platform/pictures/covers.service.ts';
import { toBookView } from '../books/book-view.ts';
import { findStoredBook } from '../books/find-books.ts';
import { pricesOf } from '../books/price-history.ts';
import { bookCreated, bookDeleted, bookEdited } from './book-activity.ts';
import { createBook } from './create-book.ts';
import { deleteBook } from './delete-book.ts';
import { editBook } from './edit-book.ts';
import { assertCover, findIsbnCover } from './isbn-cover.ts';
import { lookUpIsbn } from './look-up-isbn.ts';

const created = (body: BookView) => ({ body, headers: { Location: `/api/books/${body._id}` } });

export const editing = ({
  openLibrary,
  fetchPicture,
  limits,
  now,
}: RouteDeps): Implementation<typeof editingCalls> => ({
  'POST /api/books/create-book': {
    add: async ({ caller, body, at, shop, remember, record }) => {
      const change = record(bookCreated);
      const { beforeCommit } = change;
      const given = { by: caller.username, at, shop, remember, beforeCommit };
      return { ...created(await createBook(body, given)), change };
    },
    again: async (id) => created(toBookView(await findStoredBook(id))),
  },
  'PUT /api/books/edit/:id': async ({ caller, params, body, record }) => {
    const change = record(bookEdited);
    const note = { by: caller.username, at: now() };
    return { body: await editBook(params.id, body, note, change.beforeCommit), change };
  },
  'GET /api/admin/books/:id/prices': async ({ params }) => ({
    body: pricesOf(await findStoredBook(params.id)),
  }),
  'DELETE /api/books/:id': async ({ caller, params, record }) => {
    const change = record(bookDeleted);
    const note = { by: caller.username, at: now() };
    return { body: await deleteBook(params.id, note, change.beforeCommit), change };
  },
  // Open Library is called only when an admin asks for it.
  'GET /api/admin/isbn/:isbn': {
    before: ({ caller, origin }) => limits.uploads(caller.id, origin.network),
    run: async ({ params }) => ({ body: await lookUpIsbn(params.isbn, openLibrary) }),
  },
  'POST /api/admin/isbn/:isbn/cover': {
    before: ({ caller, origin }) => limits.uploads(caller.id, origin.network),
    run: async ({ params }) => {
      const picture = await storePicture(await findIsbnCover(params.isbn, fetchPicture), now());
      assertCover(picture);
      const subject = { id: picture.fileName };
      return { body: picture, change: { action: 'picture-uploaded', subject, fields: [] } };
    },
  },
});
