import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files.mjs';

const LOOK_TWICE = 200;
const STOP = 300;
/** A test file is a list of cases, read one at a time. */
const MORE_IN_TESTS = 100;
const MEDIAN = 60;
/** Content, drawings and tables of cases, not logic. */
const DATA = /\/(seed-data|artwork|conformance)\//;

const files = sourceFiles()
  .filter((path) => !DATA.test(path))
  .map((path) => {
    const lines = readFileSync(path, 'utf8').split('\n').length - 1;
    return { path, lines, over: /\.test\.tsx?$/.test(path) ? lines - MORE_IN_TESTS : lines };
  })
  .sort((a, b) => b.lines - a.lines);
const median = files[Math.floor(files.length / 2)]?.lines ?? 0;
const long = files.filter(({ over }) => over > LOOK_TWICE);
const tooLong = files.filter(({ over }) => over > STOP);

for (const { path, lines, over } of long) {
  console.log(`${over > STOP ? 'too long' : 'look twice'}: ${path} has ${lines} lines`);
}
console.log(`${files.length} files, the middle one has ${median} lines (budget ${MEDIAN}).`);
process.exit(tooLong.length > 0 || median > MEDIAN ? 1 : 0);
