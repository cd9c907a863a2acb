import type { Feature } from '../feature.ts';
import { bookChangesAdminRoutes } from './book-changes.admin-routes.ts';
import { bookChangesJob } from './change-books.ts';

/** Changing many books at once. */
export const bulkEdit: Feature = {
  name: 'bulk-edit',
  routes: bookChangesAdminRoutes,
  jobs: ({ recordChange }) => [bookChangesJob(recordChange)],
};
