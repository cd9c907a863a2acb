import type { Feature } from '../feature.ts';
import { activityRoutes } from './activity.admin-routes.ts';

/** The log of what admins have changed. */
export const activity: Feature = {
  name: 'activity',
  routes: () => [...activityRoutes()],
};
