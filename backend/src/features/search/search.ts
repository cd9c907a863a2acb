import type { Feature } from '../feature.ts';
import { booksRoutes } from './books.routes.ts';
import { browseRoutes } from './browse.routes.ts';

/** Finding books: lists, filters, suggestions. */
export const search: Feature = {
  name: 'search',
  routes: (deps) => [...browseRoutes(deps), ...booksRoutes(deps)],
};
