import type { searchCalls } from '@book-store/contract/catalogue/search/calls';
import type { Examples } from '../../testing/checks/call-example.ts';
import { aBook } from '../books/books.builder.ts';

export const searchExamples: Examples<typeof searchCalls> = {
  'GET /api/books/:id': {
    call: async () => ({ path: `/api/books/${await aBook()}` }),
  },
  'GET /api/authors/:slug': {
    call: async () => {
      await aBook({ author: 'Ann Author' });
      return { path: '/api/authors/ann-author' };
    },
  },
  'GET /api/series/:slug': {
    call: async () => {
      await aBook({ series: { name: 'The Saga', number: 1 } });
      return { path: '/api/series/the-saga' };
    },
  },
  'GET /api/books/:id/editions': {
    call: async () => ({ path: `/api/books/${await aBook()}/editions` }),
  },
  'GET /api/suggestions': { call: () => ({ path: '/api/suggestions?q=book' }) },
};
