import { ensureInstalled } from './install.mjs';
import { commandOf, runNode } from './project.mjs';

await ensureInstalled();
const skipTests = process.argv.includes('--skip-tests');

/** @type {[string, string[]][]} */
const checks = [
  ['types', ['backend/scripts/types.mjs']],
  ['lint', ['backend/scripts/lint.mjs']],
  ['file lengths', ['backend/scripts/file-lengths.mjs']],
  ['unused files and exports', [commandOf('knip'), '--no-progress']],
  ['builds', ['backend/scripts/run-build.mjs']],
  ...(skipTests
    ? []
    : [/** @type {[string, string[]]} */ (['tests', ['backend/scripts/test.mjs']])]),
];

/** @type {string[]} */
const failed = [];
for (const [name, args] of checks) {
  console.log(`\n— ${name}`);
  if ((await runNode(args)) !== 0) failed.push(name);
}
console.log(failed.length ? `\nNot right yet: ${failed.join(', ')}.` : '\nAll is right.');
process.exit(failed.length ? 1 : 0);
