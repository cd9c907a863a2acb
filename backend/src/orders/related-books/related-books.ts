import type { Feature } from '../../platform/feature.ts';
import { relatedBooksRoutes } from './related-books.routes.ts';

/** The books that a book's page leads to. */
export const relatedBooks: Feature = {
  name: 'related-books',
  routes: relatedBooksRoutes,
};
