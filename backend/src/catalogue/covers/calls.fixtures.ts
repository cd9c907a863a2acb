import type { coverCalls } from '@book-store/contract/catalogue/covers/calls';
import { aPicture } from '../../platform/pictures/pictures.builder.ts';
import { type Examples, json } from '../../testing/checks/call-example.ts';

export const coverExamples: Examples<typeof coverCalls> = {
  'POST /api/admin/covers': {
    call: async () => ({ body: await aPicture({ width: 20, height: 30 }), type: 'image/png' }),
  },
  'POST /api/admin/covers/retries': {
    unrecorded: 'it only asks another site again for a cover that the book already names',
    call: () => json({}),
  },
};
