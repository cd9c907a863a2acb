import { defineConfig } from 'vitest/config';
import { maxWorkers } from './test-workers.ts';
import backend from './vitest.config.ts';
import { reportAs } from './vitest.report.ts';

/** Runs the tests that start the shop's programs as processes of their own, and end or kill them. */
export default defineConfig({
  ...backend,
  root: import.meta.dirname,
  test: {
    ...backend.test,
    ...reportAs('processes'),
    maxWorkers,
    name: 'processes',
    include: ['{engine,scripts,src}/**/*.process.test.ts'],
    exclude: [],
    // Some of them replace modules, and the programs load their own.
    isolate: true,
  },
});
