import { defineConfig } from 'vitest/config';
import { reportAs } from './vitest.report.ts';

/** Runs the tests of both halves together. */
export default defineConfig({
  test: {
    ...reportAs('unit'),
    projects: ['backend/vitest.config.ts', 'frontend/vitest.config.ts'],
  },
});
