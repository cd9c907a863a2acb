import path from 'node:path';
import { defineConfig } from 'vitest/config';
import frontend from '../frontend/vitest.config.ts';
import { maxWorkers } from './test-workers.ts';
import backend from './vitest.config.ts';
import { isolated } from './vitest.isolated.ts';
import { reportAs } from './vitest.report.ts';

/** Runs the tests of both halves together. */
export default defineConfig({
  test: {
    ...reportAs('unit'),
    maxWorkers,
    projects: [
      'backend/vitest.config.ts',
      isolated(backend, import.meta.dirname),
      'frontend/vitest.config.ts',
      isolated(frontend, path.join(import.meta.dirname, '../frontend')),
    ],
  },
});
