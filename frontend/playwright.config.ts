import { defineConfig } from '@playwright/test';
import { chromiumPath } from './e2e/harness/chromium.ts';
import type { ShopOptions } from './e2e/harness/journey.ts';

const { CI, TEST_REPORTS } = process.env;

/** Journeys in a real browser against the built, running shop; `npm run e2e` builds it first. */
export default defineConfig<object, ShopOptions>({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  // Screenshots and traces of failures; emptied at the start of a run.
  outputDir: 'coverage/e2e-failures',
  // Two cores are enough for two, as a journey waits for most of its time.
  workers: CI ? 2 : undefined,
  forbidOnly: Boolean(CI),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: TEST_REPORTS
    ? [['list'], ['json', { outputFile: `${TEST_REPORTS}/e2e.json` }]]
    : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    // On a busy machine, a press can begin on a dialog that still grows and end beside its button.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
    },
  },
});
