import type { questionCalls } from '@book-store/contract/messages/questions/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aQuestion } from './questions.builder.ts';

const path = async (end = '') => `/api/admin/questions/${await aQuestion()}${end}`;

export const questionExamples: Examples<typeof questionCalls> = {
  'POST /api/questions': {
    call: () => json({ kind: 'book', email: 'reader@example.com', book: 'Emma' }),
  },
  'POST /api/admin/questions/:id/answers': {
    call: async () => ({ path: await path('/answers'), body: { text: 'It arrives on Monday.' } }),
  },
  'PATCH /api/admin/questions/:id': {
    call: async () => ({ path: await path(), body: { closed: true } }),
  },
  'DELETE /api/admin/questions/:id': { call: async () => ({ path: await path() }) },
};
