import * as adminChangeSchemas from '@book-store/contract/platform/audit/admin-change.schemas';
import * as activitySchemas from '@book-store/contract/reports/activity/activity.schemas';
import {
  ActivityPage,
  ListActivityQuery,
} from '@book-store/contract/reports/activity/activity.schemas';
import { listActivity } from '../../platform/audit/record-change.ts';
import type { Feature } from '../../platform/feature.ts';
import { type Route, route } from '../../platform/http/router/route.ts';

/** The activity log: what has been changed in the shop, and by whom. */
const activityRoutes = (): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/activity',
    access: 'admin',
    summary: 'The activity log, newest first',
    query: ListActivityQuery,
    reply: ActivityPage,
    errors: ['not-found'],
    run: async ({ query }) => ({ body: await listActivity(query) }),
  }),
];

/** The log of what admins have changed. */
export const activity: Feature = {
  name: 'activity',
  schemas: [activitySchemas, adminChangeSchemas],
  routes: () => [...activityRoutes()],
};
