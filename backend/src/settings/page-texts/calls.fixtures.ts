import type { pageTextCalls } from '@book-store/contract/settings/page-texts/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { TextVersion } from './text-versions.model.ts';

export const pageTextExamples: Examples<typeof pageTextCalls> = {
  'GET /api/pages/:id': { call: () => ({ path: '/api/pages/about' }) },
  'GET /api/texts/:version': {
    call: async () => {
      const version = 'a'.repeat(64);
      const text = { page: 'terms' as const, text: 'Terms.', since: new Date() };
      await TextVersion.updateOne({ _id: version }, { $setOnInsert: text }, { upsert: true });
      return { path: `/api/texts/${version}` };
    },
  },
  'PUT /api/admin/pages/:id': {
    call: () => ({ path: '/api/admin/pages/about', body: { text: '# About us' } }),
  },
  'POST /api/admin/markdown': {
    unrecorded: 'it stores nothing',
    call: () => json({ text: '**Books**' }),
  },
};
