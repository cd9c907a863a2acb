import type { Feature } from '../feature.ts';
import { coversAdminRoutes } from './covers.admin-routes.ts';

/** Pictures that admins upload. */
export const covers: Feature = {
  name: 'covers',
  routes: coversAdminRoutes,
};
