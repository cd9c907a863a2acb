import type { shopSetupCalls } from '@book-store/contract/reports/shop-setup/calls';
import { type Examples, json } from '../../testing/checks/call-example.ts';

export const shopSetupExamples: Examples<typeof shopSetupCalls> = {
  'PUT /api/admin/setup': { call: () => json({ dismissed: true }) },
  'DELETE /api/admin/demo': {
    unrecorded: 'there is nothing to take away in a test',
    call: () => json({ books: 0, orders: 0 }),
  },
};
