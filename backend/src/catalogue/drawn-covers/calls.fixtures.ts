import type { drawnCoverCalls } from '@book-store/contract/catalogue/drawn-covers/calls';
import type { Examples } from '../../testing/checks/call-example.ts';

export const drawnCoverExamples: Examples<typeof drawnCoverCalls> = {
  'GET /api/admin/drawn-cover': {
    call: () => ({ path: '/api/admin/drawn-cover?title=Emma&category=fiction' }),
  },
};
