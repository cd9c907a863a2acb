import type { overviewCalls } from '@book-store/contract/reports/overview/calls';
import { aClockJump } from '../../platform/jobs/clock-jump.builder.ts';
import { type Examples, json } from '../../testing/checks/call-example.ts';

export const overviewExamples: Examples<typeof overviewCalls> = {
  'POST /api/admin/clock/confirm': {
    call: async () => json({ to: (await aClockJump()).toISOString() }),
  },
};
