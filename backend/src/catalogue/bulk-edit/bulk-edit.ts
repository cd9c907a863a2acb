import * as adminBooksSchemas from '@book-store/contract/catalogue/books/admin-books.schemas';
import * as bookChangesSchemas from '@book-store/contract/catalogue/books/book-changes.schemas';
import type { Feature } from '../../platform/feature.ts';
import { bookChangesAdminRoutes } from './book-changes.admin-routes.ts';
import { bookChangesJob } from './change-books.ts';

/** Changing many books at once. */
export const bulkEdit: Feature = {
  name: 'bulk-edit',
  schemas: [adminBooksSchemas, bookChangesSchemas],
  routes: bookChangesAdminRoutes,
  jobs: ({ recordChange }) => [bookChangesJob(recordChange)],
};
