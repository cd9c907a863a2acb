import { z } from 'zod';
import { type Calls, IdempotencyHeaders, named } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import {
  AdminReadingListView,
  EditReadingListBody,
  ListIdParam,
  ReadingListCard,
  ReadingListsQuery,
  ReadingListView,
  RecommendationView,
  ReplaceReadingListBody,
} from './reading-lists.schemas.ts';

named({
  AdminReadingListView,
  EditReadingListBody,
  ReadingListCard,
  ReadingListView,
  RecommendationView,
  ReplaceReadingListBody,
});

export const readingListCalls = {
  'GET /api/reading-lists': {
    access: 'anyone',
    summary: 'The newest published lists that have visible books, each with its first ones',
    query: ReadingListsQuery,
    reply: z.array(ReadingListCard),
  },
  'GET /api/reading-lists/:id': {
    access: 'anyone',
    summary: 'One published list with its visible books',
    params: ListIdParam,
    reply: ReadingListView,
  },
  'GET /api/books/:id/recommendations': {
    access: 'anyone',
    summary: 'What the published lists say of a book',
    params: z.object({ id: Id }),
    reply: z.array(RecommendationView),
  },
  'GET /api/admin/reading-lists': {
    access: 'admin',
    summary: 'Lists all lists, newest first',
    reply: z.array(AdminReadingListView),
  },
  'GET /api/admin/reading-lists/:id': {
    access: 'admin',
    summary: 'One list, also an unpublished one',
    params: ListIdParam,
    reply: AdminReadingListView,
  },
  'POST /api/admin/reading-lists': {
    access: 'admin',
    summary: 'Adds a list, once for each Idempotency-Key',
    headers: IdempotencyHeaders,
    body: EditReadingListBody,
    reply: AdminReadingListView,
    statuses: [201],
    errors: ['conflict'],
  },
  'PUT /api/admin/reading-lists/:id': {
    access: 'admin',
    summary: 'Replaces a list; its address stays',
    params: ListIdParam,
    body: ReplaceReadingListBody,
    reply: AdminReadingListView,
    errors: ['changed-meanwhile'],
  },
  'DELETE /api/admin/reading-lists/:id': {
    access: 'admin',
    summary: 'Deletes a list',
    params: ListIdParam,
    reply: AdminReadingListView,
  },
} satisfies Calls;
