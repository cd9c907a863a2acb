import { defineConfig } from '@playwright/test';
import { maxWorkers } from '../backend/test-workers.ts';
import { shellPath } from './e2e/harness/chromium.ts';
import type { ShopOptions } from './e2e/harness/journey.ts';

const { CI, TEST_REPORTS } = process.env;

/** Journeys in a real browser against the built, running shop; `npm run e2e` builds it first. */
export default defineConfig<object, ShopOptions>({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  // Screenshots and traces of failures; emptied at the start of a run.
  outputDir: 'coverage/e2e-failures',
  workers: maxWorkers,
  forbidOnly: Boolean(CI),
  // On a busy machine, everything takes ten times as long.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: TEST_REPORTS
    ? [['list'], ['json', { outputFile: `${TEST_REPORTS}/e2e.json` }]]
    : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    // On a busy machine, a press can begin on a dialog that still grows and end beside its button.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace costs a fifth of the time, and nobody keeps those of a fresh clone.
    trace: CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: shellPath(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
    },
  },
});
