import type { figuresCalls } from '@book-store/contract/reports/figures/calls';
import type { Examples } from '../../testing/checks/call-example.ts';

export const figuresExamples: Examples<typeof figuresCalls> = {
  'GET /api/admin/exports/figures.csv': {
    call: () => ({ path: '/api/admin/exports/figures.csv?part=days' }),
  },
};
