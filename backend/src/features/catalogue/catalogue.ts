import * as bookFactsSchemas from '@book-store/contract/schemas/book-facts';
import * as booksSchemas from '@book-store/contract/schemas/books';
import type { Feature } from '../feature.ts';
import { bookExportRoutes } from './exports.admin-routes.ts';

/** The books and their genres, as they are stored. */
export const catalogue: Feature = {
  name: 'catalogue',
  schemas: [bookFactsSchemas, booksSchemas],
  routes: bookExportRoutes,
};
