import * as adminBooksSchemas from '@book-store/contract/schemas/admin-books';
import * as bookChangesSchemas from '@book-store/contract/schemas/book-changes';
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
