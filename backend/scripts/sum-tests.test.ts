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

const vitest = (passed: number, failed = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  success: failed === 0,
});
const playwright = (counts: { expected: number; flaky?: number; unexpected?: number }) => ({
  stats: { flaky: 0, unexpected: 0, skipped: 0, ...counts },
  errors: [] as unknown[],
});

function sum(reports: Record<string, unknown>, failedSteps = 0) {
  for (const [name, report] of Object.entries(reports)) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));
  }
  const { stdout, status } = spawnSync(process.execPath, [script, String(failedSteps)], {
    env: { TEST_REPORTS: folder },
    encoding: 'utf8',
  });
  return [stdout.trim().split('\n').at(-1), status];
}
const green = {
  unit: vitest(100),
  'other-mongodb': vitest(20),
  e2e: playwright({ expected: 5 }),
};

it('adds up the tests of vitest and Playwright', () => {
  expect(sum(green)).toEqual(['125 passed, 0 failed', 0]);
});

it('counts a test that passed when retried as passed', () => {
  const e2e = playwright({ expected: 4, flaky: 1 });
  expect(sum({ ...green, e2e })).toEqual(['125 passed, 0 failed', 0]);
});

it('counts failed tests and failed steps', () => {
  const e2e = playwright({ expected: 3, unexpected: 2 });
  expect(sum({ unit: vitest(99, 1), 'other-mongodb': vitest(20), e2e }, 1)).toEqual([
    '122 passed, 4 failed',
    1,
  ]);
});

it('counts a run without a report, or one that failed without a failed test, as one failure', () => {
  const e2e = { ...playwright({ expected: 5 }), errors: [{ message: 'No Chromium found.' }] };
  expect(sum({ unit: vitest(100), e2e })).toEqual(['105 passed, 2 failed', 1]);
});
