/**
 * Adds up the reports of vitest and Playwright in the folder `TEST_REPORTS` and prints the total. A run
 * without a report, or one that failed without a failed test, counts as one failure. The argument is the
 * number of other steps that failed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env } from 'node:process';

const RUNS = ['unit', 'other-mongodb', 'e2e'];

let passed = 0;
let failed = Number(argv[2] ?? 0);
for (const run of RUNS) {
  const report = read(run);
  if (!report) console.log(`${run}: no report`);
  passed += report?.passed ?? 0;
  failed += report?.success ? 0 : Math.max(1, report?.failed ?? 0);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/**
 * @param {string} run
 * @returns {{ passed: number, failed: number, success: boolean } | undefined}
 */
function read(run) {
  try {
    const report = JSON.parse(readFileSync(join(env.TEST_REPORTS ?? '', `${run}.json`), 'utf8'));
    return report.stats ? ofPlaywright(report) : ofVitest(report);
  } catch {
    return undefined;
  }
}

/** @param {{ numPassedTests: number, numFailedTests: number, success: boolean }} report */
function ofVitest({ numPassedTests, numFailedTests, success }) {
  return { passed: numPassedTests, failed: numFailedTests, success };
}

/**
 * A flaky test failed first and passed when retried.
 * @param {{
 *   stats: { expected: number, flaky: number, unexpected: number },
 *   errors: unknown[],
 * }} report `errors` happened outside of tests
 */
function ofPlaywright({ stats: { expected, flaky, unexpected }, errors }) {
  const success = unexpected === 0 && errors.length === 0;
  return { passed: expected + flaky, failed: unexpected, success };
}
