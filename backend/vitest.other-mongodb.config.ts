import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { maxWorkers } from './test-workers.ts';
import backend from './vitest.config.ts';
import { reportAs } from './vitest.report.ts';

/** Matches test files that use the database of `MONGODB_URI`. */
const USES_DATABASE = /start-test-app\.ts|whole-app\.fixtures\.ts|process\.env\.MONGODB_URI/;

const root = import.meta.dirname;
const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => USES_DATABASE.test(readFileSync(path.join(root, file), 'utf8')));

/**
 * Runs the tests that use a database again, on a MongoDB that differs from the embedded engine wherever
 * deployments of MongoDB may differ: see `src/testing/other-mongodb`.
 */
export default defineConfig({
  ...backend,
  root,
  test: {
    ...backend.test,
    ...reportAs('other-mongodb'),
    maxWorkers,
    name: 'other-mongodb',
    include: files,
    globalSetup: ['src/testing/other-mongodb/global-setup.ts'],
  },
});
