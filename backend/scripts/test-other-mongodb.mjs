/**
 * Runs the tests that use a database once more, on a MongoDB that differs from the embedded engine
 * wherever MongoDBs do: see backend/src/testing/other-mongodb.
 */
import { readFileSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { sourceFiles } from './source-files.mjs';
import { runVitest } from './vitest.mjs';

/** What a test file names that takes the database of `MONGODB_URI`. */
const USES_DATABASE = /start-test-app\.ts|whole-app\.fixtures\.ts|process\.env\.MONGODB_URI/;

await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { startOtherMongodb } = await import('../src/testing/other-mongodb/start.ts');
const named = process.argv.slice(2);
const files = sourceFiles().filter(
  (file) =>
    /^backend\/src\/.*\.test\.ts$/.test(file) &&
    USES_DATABASE.test(readFileSync(file, 'utf8')) &&
    (named.length === 0 || named.some((name) => file.includes(name))),
);
const mongodb = await startOtherMongodb();
process.env.MONGODB_URI = mongodb.uri;
const code = await runVitest('other-mongodb', 'backend/vitest.projects.config.ts', files);
await mongodb.stop();
process.exit(code);
