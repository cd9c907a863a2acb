import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = fileURLToPath(new URL('./sum-tests.mjs', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const vitest = (passed: number, failed: string[] = []) => ({
  numPassedTests: passed,
  success: failed.length === 0,
  testResults: failed.map((fullName) => ({
    name: 'a.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [
      { fullName, status: 'failed', failureMessages: ['Error: not so\n    at a'] },
    ],
  })),
});
const playwright = (expected: number, { flaky = 0, failed = [] as string[] } = {}) => ({
  stats: { expected, flaky, unexpected: failed.length, skipped: 0 },
  errors: [] as unknown[],
  suites: failed.map((title) => ({
    file: 'b.test.ts',
    specs: [],
    suites: [
      {
        file: 'b.test.ts',
        specs: [{ title, ok: false, tests: [{ results: [{ error: { message: 'never seen' } }] }] }],
      },
    ],
  })),
});

function sum(reports: Record<string, unknown>, failedSteps = 0) {
  for (const [name, report] of Object.entries(reports)) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));
  }
  const { stdout, status } = spawnSync(process.execPath, [script, String(failedSteps)], {
    env: { TEST_REPORTS: folder },
    encoding: 'utf8',
  });
  return { lines: stdout.trim().split('\n'), status };
}
const green = {
  ...{ unit: vitest(100), processes: vitest(10) },
  ...{ 'other-mongodb': vitest(20), e2e: playwright(5), 'e2e-browsers': playwright(0) },
};

it('adds up the tests of vitest and Playwright', () => {
  expect(sum(green)).toEqual({ lines: ['135 passed, 0 failed'], status: 0 });
});

it('counts a test that passed when retried as passed', () => {
  const e2e = playwright(4, { flaky: 1 });
  expect(sum({ ...green, e2e })).toEqual({ lines: ['135 passed, 0 failed'], status: 0 });
});

it('counts failed tests and failed steps, and repeats what failed', () => {
  const e2e = playwright(3, { failed: ['a page opens', 'a page closes'] });
  const { lines, status } = sum({ ...green, unit: vitest(99, ['adds two numbers']), e2e }, 1);
  expect(lines).toEqual([
    '1 of the steps before the tests failed',
    'failed in unit: a.test.ts › adds two numbers',
    '    Error: not so',
    '        at a',
    'failed in e2e: b.test.ts › a page opens',
    '    never seen',
    'failed in e2e: b.test.ts › a page closes',
    '    never seen',
    '132 passed, 4 failed',
  ]);
  expect(status).toBe(1);
});

it('names a file that could not be run', () => {
  const file = {
    name: 'c.test.ts',
    status: 'failed',
    message: 'no such import',
    assertionResults: [],
  };
  const { lines } = sum({ ...green, unit: { ...vitest(99), success: false, testResults: [file] } });
  expect(lines).toEqual([
    'failed in unit: c.test.ts › the file',
    '    no such import',
    '134 passed, 1 failed',
  ]);
});

it('counts a run without a report, or one that failed without a failed test, as one failure', () => {
  const e2e = { ...playwright(5), errors: [{ message: 'No Chromium found.' }] };
  const reports = { unit: { ...vitest(100), success: false }, e2e, 'e2e-browsers': playwright(0) };
  const { lines, status } = sum(reports);
  expect(lines[0]).toBe('failed in unit: outside of its tests');
  expect(lines[1]).toMatch(/^failed in processes: no report/);
  expect(lines[2]).toMatch(/^failed in other-mongodb: no report/);
  expect(lines.slice(3)).toEqual([
    'failed in e2e: Playwright › outside of tests',
    '    No Chromium found.',
    '105 passed, 4 failed',
  ]);
  expect(status).toBe(1);
});
