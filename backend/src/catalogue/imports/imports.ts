import * as importsSchemas from '@book-store/contract/schemas/imports';
import type { Feature } from '../../platform/feature.ts';
import { importsRoutes } from './imports.admin-routes.ts';
import { importsJob } from './run-imports.ts';

/** Books from a file. */
export const imports: Feature = {
  name: 'imports',
  schemas: [importsSchemas],
  routes: importsRoutes,
  jobs: ({ recordChange }) => [importsJob(recordChange)],
};
