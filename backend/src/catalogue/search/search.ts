import * as bookFiltersSchemas from '@book-store/contract/catalogue/search/book-filters.schemas';
import * as shelfSchemas from '@book-store/contract/catalogue/search/shelf.schemas';
import type { Feature } from '../../platform/feature.ts';
import { booksRoutes } from './books.routes.ts';
import { browseRoutes } from './browse.routes.ts';

/** Finding books: lists, filters, suggestions. */
export const search: Feature = {
  name: 'search',
  schemas: [bookFiltersSchemas, shelfSchemas],
  routes: (deps) => [...browseRoutes(deps), ...booksRoutes(deps)],
};
