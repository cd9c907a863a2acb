import { defineConfig } from 'vitest/config';
import backend, { REPLACING_MODULES } from './vitest.config.ts';
import { reportAs } from './vitest.report.ts';

/** Runs the tests of both halves together. */
export default defineConfig({
  test: {
    ...reportAs('unit'),
    // By default one core stays idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      'backend/vitest.config.ts',
      {
        ...backend,
        root: import.meta.dirname,
        test: {
          ...backend.test,
          name: 'backend, isolated',
          include: REPLACING_MODULES,
          exclude: [],
          isolate: true,
        },
      },
      'frontend/vitest.config.ts',
    ],
  },
});
