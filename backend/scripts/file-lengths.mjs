import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files.mjs';

const LOOK_TWICE = 200;
const STOP = 300;
const MEDIAN = 60;
/** Content and drawings, not logic. */
const DATA = /\/(seed-data|artwork)\//;

const files = sourceFiles()
  .filter((path) => !DATA.test(path))
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => b.lines - a.lines);
const median = files[Math.floor(files.length / 2)]?.lines ?? 0;
const long = files.filter(({ lines }) => lines > LOOK_TWICE);
const tooLong = files.filter(({ lines }) => lines > STOP);

for (const { path, lines } of long) {
  console.log(`${lines > STOP ? 'too long' : 'look twice'}: ${path} has ${lines} lines`);
}
console.log(`${files.length} files, the middle one has ${median} lines (budget ${MEDIAN}).`);
process.exit(tooLong.length > 0 || median > MEDIAN ? 1 : 0);
