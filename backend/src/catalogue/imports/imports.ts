import * as importsSchemas from '@book-store/contract/catalogue/imports/imports.schemas';
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
