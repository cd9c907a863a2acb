import type { newsCalls } from '@book-store/contract/messages/news/calls';
import type { AdminNewsView } from '@book-store/contract/messages/news/news.schemas';
import type { AdminAction } from '@book-store/contract/platform/audit/admin-actions';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import { POINTS } from '../../platform/http/limits/points.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { findNews, getAnyNews, listAllNews, listNews, newsNotFound } from './find-news.ts';
import { addNews, deleteNews, type EditedNews, editNews } from './write-news.ts';

export const news = ({ now }: RouteDeps): Implementation<typeof newsCalls> => ({
  'GET /api/news': {
    cached: POINTS.read,
    run: async ({ query }) => ({ page: await listNews(query) }),
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
    add: async ({ body, at, remember, record }) => {
      const change = record((after: AdminNewsView) => toChange('news-created', { after }));
      const { beforeCommit } = change;
      return { body: await addNews(body, at, { remember, beforeCommit }), change };
    },
    again: async (id) => ({ body: await getAnyNews(id) }),
  },
  'PUT /api/admin/news/:id': async ({ params, body, record }) => {
    const change = record((edited: EditedNews) => {
      const entry = toChange('news-edited', edited);
      return entry.fields.length > 0 ? entry : undefined;
    });
    return { body: await editNews(params.id, body, now(), change.beforeCommit), change };
  },
  'DELETE /api/admin/news/:id': async ({ params, record }) => {
    const change = record((before: AdminNewsView) => toChange('news-deleted', { before }));
    return { body: await deleteNews(params.id, change.beforeCommit), change };
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

/** Only the length of the text, or the log would grow by whole articles. */
const inLog = ({ text, ...item }: AdminNewsView, before?: AdminNewsView) => {
  const isRewritten = before && before.text !== text && before.text.length === text.length;
  const length = text ? `${text.length} characters` : '';
  return { ...item, text: isRewritten ? `${length}, other ones` : length };
};
