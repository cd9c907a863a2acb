import * as activitySchemas from '@book-store/contract/schemas/activity';
import * as adminChangeSchemas from '@book-store/contract/schemas/admin-change';
import type { Feature } from '../feature.ts';
import { activityRoutes } from './activity.admin-routes.ts';

/** The log of what admins have changed. */
export const activity: Feature = {
  name: 'activity',
  schemas: [activitySchemas, adminChangeSchemas],
  routes: () => [...activityRoutes()],
};
