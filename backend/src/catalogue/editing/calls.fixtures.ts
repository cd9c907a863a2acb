import type { editingCalls } from '@book-store/contract/catalogue/editing/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aBook, aBookBody } from '../books/books.builder.ts';
import { KNOWN_ISBN } from './open-library.builder.ts';

export const editingExamples: Examples<typeof editingCalls> = {
  'POST /api/books/create-book': { call: () => json(aBookBody()) },
  'PUT /api/books/edit/:id': {
    call: async () => ({ path: `/api/books/edit/${await aBook()}`, body: aBookBody() }),
  },
  'GET /api/admin/books/:id/prices': {
    call: async () => ({ path: `/api/admin/books/${await aBook()}/prices` }),
  },
  'DELETE /api/books/:id': {
    call: async () => ({ path: `/api/books/${await aBook()}` }),
  },
  'GET /api/admin/isbn/:isbn': { call: () => ({ path: `/api/admin/isbn/${KNOWN_ISBN}` }) },
  'POST /api/admin/isbn/:isbn/cover': {
    call: () => ({ path: `/api/admin/isbn/${KNOWN_ISBN}/cover`, body: {} }),
  },
};
