import * as drawnCoversSchemas from '@book-store/contract/schemas/covers';
import type { Feature } from '../feature.ts';
import { drawnCoversAdminRoutes } from './drawn-covers.admin-routes.ts';

/** The covers that the shop draws for books without a picture. */
export const drawnCovers: Feature = {
  name: 'drawn-covers',
  schemas: [drawnCoversSchemas],
  routes: drawnCoversAdminRoutes,
};
