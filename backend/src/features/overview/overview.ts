import * as adminStatsSchemas from '@book-store/contract/schemas/admin-stats';
import type { Feature } from '../feature.ts';
import { overviewRoutes } from './overview.admin-routes.ts';

/** The dashboard's first page. */
export const overview: Feature = {
  name: 'overview',
  schemas: [adminStatsSchemas],
  routes: overviewRoutes,
};
