import * as overviewSchemas from '@book-store/contract/schemas/overview';
import type { Feature } from '../feature.ts';
import { overviewRoutes } from './overview.admin-routes.ts';

/** The dashboard's first page. */
export const overview: Feature = {
  name: 'overview',
  schemas: [overviewSchemas],
  routes: overviewRoutes,
};
