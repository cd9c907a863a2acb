import type { pageTextCalls } from '@book-store/contract/settings/page-texts/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';

export const pageTextExamples: Examples<typeof pageTextCalls> = {
  'GET /api/pages/:id': { call: () => ({ path: '/api/pages/about' }) },
  'PUT /api/admin/pages/:id': {
    call: () => ({ path: '/api/admin/pages/about', body: { text: '# About us' } }),
  },
  'POST /api/admin/markdown': {
    unrecorded: 'it stores nothing',
    call: () => json({ text: '**Books**' }),
  },
};
