import { z } from 'zod';
import { type Calls, IdempotencyHeaders, named, pagesOf } from '../../call.ts';
import {
  AdminNewsView,
  EditNewsBody,
  ListNewsQuery,
  NewsCardView,
  NewsIdParam,
  NewsView,
  ReplaceNewsBody,
} from './news.schemas.ts';

named({ AdminNewsView, EditNewsBody, NewsCardView, NewsView, ReplaceNewsBody });

export const newsCalls = {
  'GET /api/news': {
    access: 'anyone',
    summary: 'The published news items, newest first, without their texts',
    query: ListNewsQuery,
    ...pagesOf(NewsCardView),
  },
  'GET /api/news/:id': {
    access: 'anyone',
    summary: 'One published news item, with its text as HTML',
    params: NewsIdParam,
    reply: NewsView,
  },
  'GET /api/admin/news': {
    access: 'admin',
    summary: 'Lists all news items with their texts in Markdown, drafts included',
    reply: z.array(AdminNewsView),
  },
  'GET /api/admin/news/:id': {
    access: 'admin',
    summary: 'One news item, also a draft',
    params: NewsIdParam,
    reply: AdminNewsView,
  },
  'POST /api/admin/news': {
    access: 'admin',
    summary: 'Adds a news item, once for each Idempotency-Key',
    headers: IdempotencyHeaders,
    body: EditNewsBody,
    reply: AdminNewsView,
    statuses: [201],
    errors: ['conflict'],
  },
  'PUT /api/admin/news/:id': {
    access: 'admin',
    summary: 'Replaces a news item; its address stays',
    params: NewsIdParam,
    body: ReplaceNewsBody,
    reply: AdminNewsView,
    errors: ['changed-meanwhile'],
  },
  'DELETE /api/admin/news/:id': {
    access: 'admin',
    summary: 'Deletes a news item',
    params: NewsIdParam,
    reply: AdminNewsView,
  },
} satisfies Calls;
