import {
  AdminBooksQuery,
  ListedBook,
} from '@book-store/contract/catalogue/books/admin-books.schemas';
import {
  ChangeBooksBody,
  ChangeBooksQuery,
  ChangedBooks,
  UndoBooksBody,
} from '@book-store/contract/catalogue/books/book-changes.schemas';
import { conflict } from '../../platform/errors/errors.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import { addRoute } from '../../platform/http/router/add-route.ts';
import { listRoute } from '../../platform/http/router/list-route.ts';
import { changeRoute, type Route } from '../../platform/http/router/route.ts';
import { requireGenre } from '../editing/require-genre.ts';
import { MATCH_HEADERS } from '../search/match-headers.ts';
import { changeBooks, previewChange } from './change-books.ts';
import { findAdminIds, listAdminBooks } from './list-admin-books.ts';

/** Enough for ten thousand ids, and for what ten thousand books had before a change. */
const BODY_KB = { ids: 500, values: 10_000 };

/** The dashboard's list of books, and changes of many of them. */
export const bookChangesAdminRoutes = ({ recordChange, now }: FeatureDeps): Route[] => [
  listRoute({
    path: '/api/admin/books',
    summary: 'Lists all books, hidden ones too, by the filters of Manage Books',
    query: AdminBooksQuery,
    item: ListedBook,
    replyHeaders: MATCH_HEADERS,
    errors: ['not-found'],
    list: (query, _none, shop) => listAdminBooks(query, shop),
  }),
  addRoute({
    path: '/api/admin/books/changes',
    summary:
      'Changes or deletes many books, once for each Idempotency-Key; dryRun=true tells what would change',
    query: ChangeBooksQuery,
    body: ChangeBooksBody,
    bodyMaxKb: BODY_KB.ids,
    reply: ChangedBooks,
    errors: ['conflict'],
    now,
    add: async ({ caller: by, query, body, shop, remember }) => {
      const { ids, filter = {}, ...wanted } = body;
      if (wanted.change.kind === 'genre') await requireGenre(wanted.change.category);
      const chosen = ids ?? (await findAdminIds(filter, shop));
      const books = chosen.map((_id) => ({ _id }));
      if (query.dryRun === 'true') {
        return { body: await previewChange(books, wanted), change: undefined };
      }
      return recorded(await changeBooks({ books, wanted, by, now, recordChange, remember }));
    },
    again: async () => {
      throw conflict(
        'This change has been made already, or is under way. Please look at the books again.',
      );
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/books/changes/undo',
    summary: 'Gives books back what a change of many took, except those changed since',
    body: UndoBooksBody,
    bodyMaxKb: BODY_KB.values,
    reply: ChangedBooks,
    run: async ({ caller: by, body }) => {
      for (const category of new Set(body.books.flatMap(({ from }) => from.category ?? []))) {
        await requireGenre(category);
      }
      const books = [...new Map(body.books.map((book) => [book._id, book])).values()];
      return recorded(await changeBooks({ books, wanted: {}, by, now, recordChange }));
    },
  }),
];

/** It is recorded by whoever changes the last books. */
const recorded = (body: ChangedBooks) => ({ body, change: undefined });
