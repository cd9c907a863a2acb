import * as isbnSchemas from '@book-store/contract/catalogue/books/isbn.schemas';
import type { Feature } from '../../platform/feature.ts';
import { booksAdminRoutes } from './books.admin-routes.ts';
import { isbnRoutes } from './isbn.admin-routes.ts';

/** Adding, editing and deleting a book. */
export const bookEditing: Feature = {
  name: 'book-editing',
  schemas: [isbnSchemas],
  routes: (deps) => [...booksAdminRoutes(deps), ...isbnRoutes(deps)],
};
