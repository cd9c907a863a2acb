import type { newsCalls } from '@book-store/contract/messages/news/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aNewsBody, aNewsItem } from './news.builder.ts';

export const newsExamples: Examples<typeof newsCalls> = {
  'GET /api/news/:id': {
    call: async () => ({ path: `/api/news/${await aNewsItem()}` }),
  },
  'GET /api/admin/news/:id': {
    call: async () => ({ path: `/api/admin/news/${await aNewsItem({ draft: true })}` }),
  },
  'POST /api/admin/news': { call: () => json(aNewsBody()) },
  'PUT /api/admin/news/:id': {
    call: async () => ({
      path: `/api/admin/news/${await aNewsItem()}`,
      body: aNewsBody({ title: 'A reading by daylight' }),
    }),
  },
  'DELETE /api/admin/news/:id': {
    call: async () => ({ path: `/api/admin/news/${await aNewsItem()}` }),
  },
};
