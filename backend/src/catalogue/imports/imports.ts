import type { Feature } from '../../platform/feature.ts';
import { importsJob } from './run-imports.ts';

/** Books from a file. */
export const imports: Feature = {
  name: 'imports',
  jobs: ({ recordChange }) => [importsJob(recordChange)],
};
