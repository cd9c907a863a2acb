import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { watchForProblems } from './page-problems.ts';

const ACTION_TIMEOUT_MS = 15_000;
const failures = join(import.meta.dirname, '../../coverage/e2e-failures');

export type Visitor = { page: Page; context: BrowserContext };
export type Fixtures = {
  /** The address of the shop that all journeys share. */
  shopUrl: string;
  browser: Browser;
  /** Allows matching problems; all others fail the journey. */
  allowProblem(pattern: RegExp): void;
  /** Opens a browser context with an empty profile, like a new visitor's. */
  newVisitor(options?: BrowserContextOptions): Promise<Visitor>;
  /** The page of a new visitor on a laptop. */
  page: Page;
};

/**
 * A test in a real browser. Also fails if a page reports an error, violates its Content-Security-
 * Policy or sends a request to another host; then saves a screenshot of every page.
 */
export const journey = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from it
  shopUrl: async ({}, use) => use(inject('shopUrl')),
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const browser = await launchChromium();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  allowProblem: async ({}, use) => {
    const allowed: RegExp[] = [];
    await use(Object.assign((pattern: RegExp) => void allowed.push(pattern), { allowed }));
  },
  newVisitor: async ({ browser, shopUrl, allowProblem, task }, use) => {
    const visitors: Visitor[] = [];
    const problems: string[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: shopUrl,
        viewport: { width: 1280, height: 800 },
        ...options,
      });
      context.setDefaultTimeout(ACTION_TIMEOUT_MS);
      watchForProblems(context, (problem) => problems.push(problem));
      const visitor = { context, page: await context.newPage() };
      visitors.push(visitor);
      return visitor;
    });
    const { allowed } = allowProblem as typeof allowProblem & { allowed: RegExp[] };
    const unexpected = problems.filter(
      (problem) => !allowed.some((pattern) => pattern.test(problem)),
    );
    if (unexpected.length > 0 || task.result?.state === 'fail')
      await takeScreenshots(visitors, task.name);
    for (const { context } of visitors) await context.close();
    expect(unexpected).toEqual([]);
  },
  page: async ({ newVisitor }, use) => use((await newVisitor()).page),
});

async function takeScreenshots(visitors: Visitor[], name: string): Promise<void> {
  mkdirSync(failures, { recursive: true });
  const pages = visitors.flatMap(({ context }) => context.pages());
  for (const [index, page] of pages.entries()) {
    const file = `${name.replace(/[^a-z0-9]+/gi, '-').slice(0, 80)}-${index + 1}.png`;
    await page.screenshot({ path: join(failures, file), fullPage: true }).catch(() => {});
  }
}
