import type { Feature } from '../../platform/feature.ts';
import { bookChangesJob } from './change-books.ts';

/** Changing many books at once. */
export const bulkEdit: Feature = {
  name: 'bulk-edit',
  jobs: ({ recordChange }) => [bookChangesJob(recordChange)],
};
