import type { activityCalls } from '@book-store/contract/reports/activity/calls';
import { listActivity } from '../../platform/audit/record-change.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';

export const activity = (): Implementation<typeof activityCalls> => ({
  'GET /api/admin/activity': async ({ query }) => ({ body: await listActivity(query) }),
});
