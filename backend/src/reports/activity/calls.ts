import type { activityCalls } from '@book-store/contract/reports/activity/calls';
import { listActivity } from '../../platform/audit/record-change.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';

/** The activity log: what has been changed in the shop, and by whom. */
export const activity = (): Implementation<typeof activityCalls> => ({
  'GET /api/admin/activity': async ({ query }) => ({ body: await listActivity(query) }),
});
