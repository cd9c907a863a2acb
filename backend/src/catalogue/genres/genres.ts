import * as genresSchemas from '@book-store/contract/catalogue/genres/genres.schemas';
import type { Feature } from '../../platform/feature.ts';
import { genresAdminRoutes } from './genres.admin-routes.ts';
import { genresRoutes } from './genres.routes.ts';

/** The genres that visitors choose from and the owner edits. */
export const genres: Feature = {
  name: 'genres',
  schemas: [genresSchemas],
  routes: (deps) => [...genresAdminRoutes(deps), ...genresRoutes(deps)],
};
