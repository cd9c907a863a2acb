import type { newsCalls } from '@book-store/contract/messages/news/calls';
import type { AdminNewsView } from '@book-store/contract/messages/news/news.schemas';
import type { AdminAction } from '@book-store/contract/platform/audit/admin-actions';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import { POINTS } from '../../platform/http/limits/points.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { findNews, getAnyNews, listAllNews, listNews, newsNotFound } from './find-news.ts';
import { addNews, deleteNews, editNews } from './write-news.ts';

/** The news that admins write and visitors read. */
export const news = ({ now }: RouteDeps): Implementation<typeof newsCalls> => ({
  'GET /api/news': {
    cached: POINTS.read,
    run: async ({ query }) => ({ body: await listNews(query.limit) }),
  },
  'GET /api/news/:id': {
    cached: POINTS.read,
    run: async ({ params }) => {
      const item = await findNews(params.id);
      if (!item) throw newsNotFound();
      return { body: item };
    },
  },
  'GET /api/admin/news': async () => ({ body: await listAllNews() }),
  'GET /api/admin/news/:id': async ({ params }) => ({ body: await getAnyNews(params.id) }),
  'POST /api/admin/news': {
    add: async ({ body, at, remember }) => {
      const item = await addNews(body, at, remember);
      return { body: item, change: toChange('news-created', { after: item }) };
    },
    again: async (id) => ({ body: await getAnyNews(id) }),
  },
  'PUT /api/admin/news/:id': async ({ params, body }) => {
    const { before, after } = await editNews(params.id, body, now());
    const change = toChange('news-edited', { before, after });
    return { body: after, change: change.fields.length > 0 ? change : undefined };
  },
  'DELETE /api/admin/news/:id': async ({ params }) => {
    const item = await deleteNews(params.id);
    return { body: item, change: toChange('news-deleted', { before: item }) };
  },
});

const FIELDS = ['title', 'description', 'text', 'image', 'imageAlt', 'date', 'draft'] as const;

function toChange(
  action: AdminAction,
  { before, after }: { before?: AdminNewsView; after?: AdminNewsView },
): AdminChange {
  const { id, title } = after ?? before ?? { id: '', title: '' };
  const fields = changedFields(FIELDS, {
    ...(before && { before: inLog(before) }),
    ...(after && { after: inLog(after, before) }),
  });
  return { action, subject: { id, name: title }, fields };
}

/** Of the text only its length, or the log would grow by whole articles. */
const inLog = ({ text, ...item }: AdminNewsView, before?: AdminNewsView) => {
  const isRewritten = before && before.text !== text && before.text.length === text.length;
  const length = text ? `${text.length} characters` : '';
  return { ...item, text: isRewritten ? `${length}, other ones` : length };
};
