import * as adminChangeSchemas from '@book-store/contract/schemas/admin-change';
import * as auditSchemas from '@book-store/contract/schemas/audit';
import type { Feature } from '../feature.ts';
import { activityRoutes } from './activity.admin-routes.ts';

/** The log of what admins have changed. */
export const activity: Feature = {
  name: 'activity',
  schemas: [auditSchemas, adminChangeSchemas],
  routes: () => [...activityRoutes()],
};
