import type { Feature } from '../feature.ts';
import { genresAdminRoutes } from './genres.admin-routes.ts';
import { genresRoutes } from './genres.routes.ts';

/** The genres that visitors choose from and the owner edits. */
export const genres: Feature = {
  name: 'genres',
  routes: (deps) => [...genresAdminRoutes(), ...genresRoutes(deps)],
};
