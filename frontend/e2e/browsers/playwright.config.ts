import { defineConfig } from '@playwright/test';
import { BROWSERS } from './browsers.ts';
import type { BrowserOption } from './story.ts';

const { TEST_REPORTS } = process.env;

/** The same stories in each of the browsers; `npm run e2e:browsers` builds the shop first. */
export default defineConfig<object, BrowserOption>({
  testMatch: '*.story.ts',
  outputDir: '../../coverage/e2e-browsers-failures',
  globalSetup: './say-missing.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine, everything takes ten times as long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: TEST_REPORTS
    ? [['list'], ['json', { outputFile: `${TEST_REPORTS}/e2e-browsers.json` }]]
    : [['list']],
  projects: BROWSERS.map(({ name }) => ({ name, use: { in: name } })),
});
