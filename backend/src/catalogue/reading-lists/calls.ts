import type { readingListCalls } from '@book-store/contract/catalogue/reading-lists/calls';
import type { AdminReadingListView } from '@book-store/contract/catalogue/reading-lists/reading-lists.schemas';
import type { AdminAction } from '@book-store/contract/platform/audit/admin-actions';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import { POINTS } from '../../platform/http/limits/points.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { readerOf } from '../books/find-books.ts';
import {
  getAnyReadingList,
  getReadingList,
  listAllReadingLists,
  listReadingLists,
  listRecommendations,
} from './find-reading-lists.ts';
import {
  addReadingList,
  deleteReadingList,
  type EditedReadingList,
  editReadingList,
} from './write-reading-lists.ts';

export const readingLists = ({ now }: RouteDeps): Implementation<typeof readingListCalls> => ({
  'GET /api/reading-lists': {
    cached: POINTS.count,
    run: async ({ query, fresh, shop }) => ({
      body: await listReadingLists(query.limit, {
        reading: { ...readerOf(undefined), fresh },
        shop,
      }),
    }),
  },
  'GET /api/reading-lists/:id': {
    cached: POINTS.count,
    run: async ({ params, fresh, shop }) => ({
      body: await getReadingList(params.id, { reading: { ...readerOf(undefined), fresh }, shop }),
    }),
  },
  'GET /api/books/:id/recommendations': {
    cached: POINTS.read,
    run: async ({ params }) => ({ body: await listRecommendations(params.id) }),
  },
  'GET /api/admin/reading-lists': async () => ({ body: await listAllReadingLists() }),
  'GET /api/admin/reading-lists/:id': async ({ params }) => ({
    body: await getAnyReadingList(params.id),
  }),
  'POST /api/admin/reading-lists': {
    add: async ({ body, at, remember, record }) => {
      const change = record((after: AdminReadingListView) => toChange('list-created', { after }));
      const { beforeCommit } = change;
      return { body: await addReadingList(body, at, { remember, beforeCommit }), change };
    },
    again: async (id) => ({ body: await getAnyReadingList(id) }),
  },
  'PUT /api/admin/reading-lists/:id': async ({ params, body, record }) => {
    const change = record((edited: EditedReadingList) => {
      const entry = toChange('list-edited', edited);
      return entry.fields.length > 0 ? entry : undefined;
    });
    return { body: await editReadingList(params.id, body, now(), change.beforeCommit), change };
  },
  'DELETE /api/admin/reading-lists/:id': async ({ params, record }) => {
    const change = record((before: AdminReadingListView) => toChange('list-deleted', { before }));
    return { body: await deleteReadingList(params.id, change.beforeCommit), change };
  },
});

const FIELDS = ['title', 'sentence', 'by', 'published', 'books'] as const;

function toChange(
  action: AdminAction,
  { before, after }: { before?: AdminReadingListView; after?: AdminReadingListView },
): AdminChange {
  const { id, title } = after ?? before ?? { id: '', title: '' };
  const fields = changedFields(FIELDS, {
    ...(before && { before: inLog(before) }),
    ...(after && { after: inLog(after, before) }),
  });
  return { action, subject: { id, name: title }, fields };
}

/** Only the number of the books, or the log would grow by whole lists. */
const inLog = ({ books, ...list }: AdminReadingListView, before?: AdminReadingListView) => {
  const areOthers =
    before?.books.length === books.length && JSON.stringify(before.books) !== JSON.stringify(books);
  return { ...list, books: areOthers ? `${books.length}, changed` : String(books.length) };
};
