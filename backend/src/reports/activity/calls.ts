import type { activityCalls } from '@book-store/contract/reports/activity/calls';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { listActivity } from './list-activity.ts';

export const activity = (): Implementation<typeof activityCalls> => ({
  'GET /api/admin/activity': async ({ query }) => ({ body: await listActivity(query) }),
});
