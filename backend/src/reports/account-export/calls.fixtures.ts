import type { accountExportCalls } from '@book-store/contract/reports/account-export/calls';
import type { Examples } from '../../testing/checks/call-example.ts';

export const accountExportExamples: Examples<typeof accountExportCalls> = {
  'GET /api/account/export': { others: 200 },
};
