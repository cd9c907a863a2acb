import {
  AdminNewsView,
  EditNewsBody,
  NewsIdParam,
  ReplaceNewsBody,
} from '@book-store/contract/messages/news/news.schemas';
import type { AdminAction } from '@book-store/contract/platform/audit/admin-actions';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { z } from 'zod';
import { changedFields } from '../../platform/documents/changed-fields.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import { addRoute } from '../../platform/http/router/add-route.ts';
import { changeRoute, type Route, route } from '../../platform/http/router/route.ts';
import { getAnyNews, listAllNews } from './find-news.ts';
import { addNews, deleteNews, editNews } from './write-news.ts';

/** The news that admins write. */
export const newsAdminRoutes = ({ now }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/news',
    access: 'admin',
    summary: 'Lists all news items with their texts in Markdown, drafts included',
    reply: z.array(AdminNewsView),
    run: async () => ({ body: await listAllNews() }),
  }),
  route({
    method: 'get',
    path: '/api/admin/news/:id',
    access: 'admin',
    summary: 'One news item, also a draft',
    params: NewsIdParam,
    reply: AdminNewsView,
    run: async ({ params }) => ({ body: await getAnyNews(params.id) }),
  }),
  addRoute({
    path: '/api/admin/news',
    summary: 'Adds a news item, once for each Idempotency-Key',
    body: EditNewsBody,
    reply: AdminNewsView,
    statuses: [201],
    errors: ['conflict'],
    now,
    add: async ({ body, at, remember }) => {
      const item = await addNews(body, at, remember);
      return { body: item, change: toChange('news-created', { after: item }) };
    },
    again: async (id) => ({ body: await getAnyNews(id) }),
  }),
  changeRoute({
    method: 'put',
    path: '/api/admin/news/:id',
    summary: 'Replaces a news item; its address stays',
    params: NewsIdParam,
    body: ReplaceNewsBody,
    reply: AdminNewsView,
    errors: ['changed-meanwhile'],
    run: async ({ params, body }) => {
      const { before, after } = await editNews(params.id, body, now());
      const change = toChange('news-edited', { before, after });
      return { body: after, change: change.fields.length > 0 ? change : undefined };
    },
  }),
  changeRoute({
    method: 'delete',
    path: '/api/admin/news/:id',
    summary: 'Deletes a news item',
    params: NewsIdParam,
    reply: AdminNewsView,
    run: async ({ params }) => {
      const item = await deleteNews(params.id);
      return { body: item, change: toChange('news-deleted', { before: item }) };
    },
  }),
];

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
