import type { Feature } from '../feature.ts';
import { bookExportRoutes } from './exports.admin-routes.ts';

/** The books and their genres, as they are stored. */
export const catalogue: Feature = {
  name: 'catalogue',
  routes: bookExportRoutes,
};
