import type { binCalls } from '@book-store/contract/catalogue/bin/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';
import { aBinnedBook } from './bin.builder.ts';

export const binExamples: Examples<typeof binCalls> = {
  'POST /api/admin/bin/put-back': {
    call: async () => json({ ids: [await aBinnedBook()] }),
  },
  'DELETE /api/admin/bin/:id': {
    call: async () => ({ path: `/api/admin/bin/${await aBinnedBook()}` }),
  },
};
