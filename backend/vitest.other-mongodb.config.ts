import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { maxWorkers } from './test-workers.ts';
import backend from './vitest.config.ts';
import { reportAs } from './vitest.report.ts';

/** Matches test files that use the database of `MONGODB_URI`. */
const USES_DATABASE = /start-test-app\.ts|whole-app\.fixtures\.ts|process\.env\.MONGODB_URI/;

/** Matches those among them that bring a MongoDB of their own, which is the same in every run. */
const BRINGS_ITS_OWN = /useTestApp\(\{\}, /;

/**
 * Folders and files about what comes before documents or after them: who may call what with which values, files to
 * import, pictures and pages.
 */
const NOT_OF_DOCUMENTS =
  /^src\/(main\/security\/(fuzz|mass-assignment|required-second-factor|rights)\.|(catalogue\/import-files|pages|platform\/pictures)\/)/;

const root = import.meta.dirname;
const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
  .filter((file) => file.endsWith('.test.ts') && !NOT_OF_DOCUMENTS.test(file))
  .filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return USES_DATABASE.test(text) && !BRINGS_ITS_OWN.test(text);
  });

/**
 * Runs the tests of stored documents again, on a MongoDB that differs from the embedded engine wherever
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
