import type { readingListCalls } from '@book-store/contract/catalogue/reading-lists/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aBook } from '../books/books.builder.ts';
import { aListBody, aReadingList } from './reading-lists.builder.ts';

export const readingListExamples: Examples<typeof readingListCalls> = {
  'GET /api/reading-lists/:id': {
    call: async () => ({ path: `/api/reading-lists/${await aReadingList()}` }),
  },
  'GET /api/books/:id/recommendations': {
    call: async () => ({ path: `/api/books/${await aBook()}/recommendations` }),
  },
  'GET /api/admin/reading-lists/:id': {
    call: async () => ({ path: `/api/admin/reading-lists/${await aReadingList()}` }),
  },
  'POST /api/admin/reading-lists': { call: () => json(aListBody()) },
  'PUT /api/admin/reading-lists/:id': {
    call: async () => ({
      path: `/api/admin/reading-lists/${await aReadingList()}`,
      body: aListBody({ title: 'Books for winter' }),
    }),
  },
  'DELETE /api/admin/reading-lists/:id': {
    call: async () => ({ path: `/api/admin/reading-lists/${await aReadingList()}` }),
  },
};
