/**
 * Adds up the reports of vitest and Playwright in the folder `TEST_REPORTS`, repeats what failed, because its
 * own lines stand far above by then, and prints the total. A run without a report, or one that failed without
 * a failed test, counts as one failure. The argument is the number of other steps that failed.
 */
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { argv, cwd, env } from 'node:process';

const RUNS = ['unit', 'processes', 'other-mongodb', 'e2e', 'e2e-browsers'];

let passed = 0;
let failed = Number(argv[2] ?? 0);
if (failed > 0) console.log(`${failed} of the steps before the tests failed`);
for (const run of RUNS) {
  const report = read(run);
  passed += report.passed;
  failed += report.success ? 0 : Math.max(1, report.failures.length);
  for (const failure of report.failures) console.log(`failed in ${run}: ${failure}`);
  if (!report.success && report.failures.length === 0)
    console.log(`failed in ${run}: outside of its tests`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/**
 * @typedef {{ passed: number, failures: string[], success: boolean }} Outcome
 * @param {string} run
 * @returns {Outcome}
 */
function read(run) {
  try {
    const report = JSON.parse(readFileSync(join(env.TEST_REPORTS ?? '', `${run}.json`), 'utf8'));
    return report.stats ? ofPlaywright(report) : ofVitest(report);
  } catch (error) {
    return { passed: 0, failures: [`no report (${error})`], success: false };
  }
}

/**
 * @param {{ numPassedTests: number, success: boolean, testResults: VitestFile[] }} report
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestTest
 * @returns {Outcome}
 */
function ofVitest({ numPassedTests, success, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failedTests = assertionResults.filter((test) => test.status === 'failed');
    if (failedTests.length === 0 && status === 'failed')
      return [describe(name, 'the file', message)];
    return failedTests.map((test) =>
      describe(name, test.fullName, test.failureMessages.join('\n')),
    );
  });
  return { passed: numPassedTests, failures, success };
}

/**
 * A flaky test failed first and passed when retried.
 * @param {{
 *   stats: { expected: number, flaky: number, unexpected: number },
 *   errors: { message?: string }[],
 *   suites: Suite[],
 * }} report `errors` happened outside of tests
 * @typedef {{ file: string, suites?: Suite[], specs: Spec[] }} Suite
 * @typedef {{ title: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }} Spec
 * @returns {Outcome}
 */
function ofPlaywright({ stats: { expected, flaky, unexpected }, errors, suites }) {
  const failures = [
    ...suites.flatMap(failuresOf),
    ...errors.map(({ message }) => describe('Playwright', 'outside of tests', message ?? '')),
  ];
  return { passed: expected + flaky, failures, success: unexpected === 0 && errors.length === 0 };
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failuresOf({ file, suites = [], specs }) {
  const own = specs
    .filter((spec) => !spec.ok)
    .map(({ title, tests }) => {
      const messages = tests.flatMap(({ results }) =>
        results.map(({ error }) => error?.message ?? ''),
      );
      return describe(file, title, messages.join('\n'));
    });
  return [...own, ...suites.flatMap(failuresOf)];
}

/**
 * Says the file, the test and the first lines of its error.
 * @param {string} file
 * @param {string} test
 * @param {string} message
 */
function describe(file, test, message) {
  const lines = message.split('\n').slice(0, 12);
  return [`${isAbsolute(file) ? relative(cwd(), file) : file} › ${test}`, ...lines].join('\n    ');
}
