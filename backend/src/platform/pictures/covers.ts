import * as coversSchemas from '@book-store/contract/catalogue/covers/covers.schemas';
import type { Feature } from '../feature.ts';
import { coversAdminRoutes } from './covers.admin-routes.ts';

/** Pictures that admins upload. */
export const covers: Feature = {
  name: 'covers',
  schemas: [coversSchemas],
  routes: coversAdminRoutes,
};
