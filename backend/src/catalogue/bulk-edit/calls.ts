import type { ChangedBooks } from '@book-store/contract/catalogue/books/book-changes.schemas';
import type { bulkEditCalls } from '@book-store/contract/catalogue/bulk-edit/calls';
import type { RouteDeps } from '../../platform/area.ts';
import { conflict } from '../../platform/errors/errors.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { requireGenre } from '../editing/require-genre.ts';
import { matchHeaders } from '../search/match-headers.ts';
import { changeBooks, previewChange } from './change-books.ts';
import { findAdminIds, listAdminBooks } from './list-admin-books.ts';

/** Enough for ten thousand ids, or for ten thousand books' former values. */
const BODY_KB = { ids: 500, values: 10_000 };

export const manyBooks = ({
  recordChange,
  now,
}: RouteDeps): Implementation<typeof bulkEditCalls> => ({
  'GET /api/admin/books': async ({ query, shop }) => {
    const { match, searchedFor, ...page } = await listAdminBooks(query, { shop, now: now() });
    return { page, headers: matchHeaders({ match, searchedFor }) };
  },
  'POST /api/admin/books/changes': {
    bodyMaxKb: BODY_KB.ids,
    add: async ({ caller: by, query, body, shop, remember }) => {
      const { ids, filter = {}, ...wanted } = body;
      if (wanted.change.kind === 'genre') await requireGenre(wanted.change.category);
      const chosen = ids ?? (await findAdminIds(filter, { shop, now: now() }));
      const books = chosen.map((_id) => ({ _id }));
      if (query.dryRun === 'true') {
        return { body: await previewChange(books, wanted), change: undefined };
      }
      return recorded(await changeBooks({ books, wanted, by, now, recordChange, remember }));
    },
    again: async () => {
      throw conflict(
        'This change has been made already, or is under way. Please look at the books again.',
        'change-made',
      );
    },
  },
  'POST /api/admin/books/changes/undo': {
    bodyMaxKb: BODY_KB.values,
    run: async ({ caller: by, body }) => {
      for (const category of new Set(body.books.flatMap(({ from }) => from.category ?? []))) {
        await requireGenre(category);
      }
      const books = [...new Map(body.books.map((book) => [book._id, book])).values()];
      return recorded(await changeBooks({ books, wanted: {}, by, now, recordChange }));
    },
  },
});

/** Recorded by the server that changes the last books. */
const recorded = (body: ChangedBooks) => ({ body, change: undefined });
