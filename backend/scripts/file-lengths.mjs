import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files.mjs';

const WARN_LINES = 200;
const MAX_LINES = 300;
/** A test file is a list of cases, read one at a time, so it may be longer. */
const TEST_ALLOWANCE = 100;
/** Content and tables of cases, not logic. */
const DATA_FILES = /\/(seed-data|conformance)\//;

const files = sourceFiles()
  .filter((path) => !DATA_FILES.test(path))
  .map((path) => {
    const lines = readFileSync(path, 'utf8').split('\n').length - 1;
    return { path, lines, over: /\.test\.tsx?$/.test(path) ? lines - TEST_ALLOWANCE : lines };
  })
  .sort((a, b) => b.lines - a.lines);
const long = files.filter(({ over }) => over > WARN_LINES);
const tooLong = files.filter(({ over }) => over > MAX_LINES);

for (const { path, lines, over } of long) {
  console.log(`${over > MAX_LINES ? 'too long' : 'long'}: ${path} has ${lines} lines`);
}
console.log(`${files.length} files, ${tooLong.length} too long.`);
process.exit(tooLong.length > 0 ? 1 : 0);
