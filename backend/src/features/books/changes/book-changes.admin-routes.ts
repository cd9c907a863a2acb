import { AdminBooksQuery, ListedBook } from '@book-store/contract/schemas/admin-books';
import {
  ChangeBooksBody,
  ChangeBooksQuery,
  ChangedBooks,
  InterruptedChange,
  UndoBooksBody,
} from '@book-store/contract/schemas/book-changes';
import { z } from 'zod';
import type { RecordChange } from '../../../http/mount-routes.ts';
import { pagingHeaders } from '../../../http/paging.ts';
import { changeRoute, type Route, route } from '../../../http/route.ts';
import { type IsGenre, requireGenre } from '../require-genre.ts';
import { beginChange } from './begun-change.ts';
import { changeBooks, undoChanges } from './change-books.ts';
import { booksChanged, booksUndone, changeKept, described } from './changes-audit.ts';
import { forgetValues, listInterrupted, storeValues } from './interrupted-changes.ts';
import { findAdminIds, listAdminBooks } from './list-admin-books.ts';

/** Enough for ten thousand ids, and for what ten thousand books had before a change. */
const BODY_KB = { ids: 500, values: 10_000 };

type Deps = {
  isGenre: IsGenre;
  /** Returns the number of copies at which a book is running out. */
  readLowStockLevel: () => Promise<number>;
  recordChange: RecordChange;
  now: () => Date;
};

/** The dashboard's list of books, and changes of many of them. */
export const bookChangesAdminRoutes = ({
  isGenre,
  readLowStockLevel,
  recordChange,
  now,
}: Deps): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/books',
    access: 'admin',
    summary: 'Lists all books, hidden ones too, by the filters of Manage Books',
    query: AdminBooksQuery,
    reply: z.array(ListedBook),
    replyHeaders: ['X-Total-Count', 'Link'],
    errors: ['not-found'],
    run: async ({ query }) => {
      const { books, total } = await listAdminBooks(query, readLowStockLevel);
      const last = books[query.limit - 1]?._id;
      return { body: books, headers: pagingHeaders('/api/admin/books', query, total, last) };
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/books/changes',
    summary: 'Changes or deletes many books, each on its own; dryRun=true tells what would change',
    query: ChangeBooksQuery,
    body: ChangeBooksBody,
    bodyMaxKb: BODY_KB.ids,
    reply: ChangedBooks,
    run: async ({ caller, query, body: { ids, filter = {}, change, seen } }) => {
      const dryRun = query.dryRun === 'true';
      if (change.kind === 'genre') await requireGenre(change.category, isGenre);
      const chosen = ids ?? (await findAdminIds(filter, readLowStockLevel));
      const { begin, end } = beginChange({
        recordChange,
        caller,
        books: chosen.length,
        fields: described(change),
        keeping: (id, fields) => storeValues(id, { by: caller.username, fields, now }),
      });
      const by = caller.username;
      const result = await changeBooks(chosen, change, { dryRun, by, now, seen, begin });
      const ended = dryRun ? undefined : await end(booksChanged(result, change));
      return { body: result, change: ended };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/books/changes',
    access: 'admin',
    summary: 'Changes of many books that a crash has interrupted, to be undone',
    reply: z.array(InterruptedChange),
    run: async () => ({ body: await listInterrupted(now()) }),
  }),
  changeRoute({
    method: 'delete',
    path: '/api/admin/books/changes/:id',
    summary: 'Keeps what an interrupted change has done: it can no longer be undone',
    params: z.object({ id: z.uuid() }),
    reply: z.array(InterruptedChange),
    run: async ({ params: { id } }) => {
      const change = (await forgetValues(id)) ? changeKept : undefined;
      return { body: await listInterrupted(now()), change };
    },
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/books/changes/undo',
    summary: 'Gives books back what a change of many took, except those changed since',
    body: UndoBooksBody,
    bodyMaxKb: BODY_KB.values,
    reply: ChangedBooks,
    run: async ({ caller, body }) => {
      for (const category of new Set(body.books.flatMap(({ from }) => from.category ?? []))) {
        await requireGenre(category, isGenre);
      }
      const { begin, end } = beginChange({
        recordChange,
        caller,
        books: body.books.length,
        fields: [{ field: 'undone', to: true }],
      });
      const result = await undoChanges(body, { now, begin });
      if (body.interrupted) await forgetValues(body.interrupted);
      return { body: result, change: await end(booksUndone(result)) };
    },
  }),
];
