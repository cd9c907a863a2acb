import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { PageProblems } from './page-problems.ts';
import { type RunningShop, startShop } from './running-shop.ts';

export type ShopOptions = {
  /**
   * Settings of the shop. Playwright starts a worker for each new value, and so a shop: a file that
   * passes its own object to `journey.use` has a shop to itself.
   */
  shopSettings: Record<string, string>;
};
type WorkerFixtures = ShopOptions & { shop: RunningShop };
type Fixtures = {
  /** Problems of all pages; those that the journey does not allow fail it. */
  problems: PageProblems;
  /** Opens a page with an empty profile, like that of another visitor. */
  newVisitor(options?: BrowserContextOptions): Promise<Page>;
};

/**
 * A test in a real browser, against the built shop. Also fails if a page reports an error, violates
 * its Content-Security-Policy or sends a request to another host.
 */
export const journey = test.extend<Fixtures, WorkerFixtures>({
  shopSettings: [{}, { scope: 'worker', option: true }],
  shop: [
    async ({ shopSettings }, use) => {
      const shop = await startShop(shopSettings);
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  problems: async ({ shop }, use) => {
    const problems = new PageProblems(shop.url);
    await use(problems);
    expect(problems.unexpected()).toEqual([]);
  },
  context: async ({ context, problems }, use) => {
    problems.watch(context);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => use(waitingForCover(page, javaScriptEnabled)),
  newVisitor: async ({ browser, problems }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      problems.watch(context);
      return waitingForCover(await context.newPage(), options?.javaScriptEnabled);
    });
    for (const context of contexts) await context.close();
  },
});

/** Makes a page wait, once it has loaded, for the end of the first load's spinner: nothing below it takes the focus. */
function waitingForCover(page: Page, scripts = true): Page {
  const cover = page.getByText('Loading the shop');
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const reply = await goto(url, options);
    if (options?.waitUntil) return reply;
    // Scripts take it away, a style sheet only hides it.
    if (scripts) await expect(cover).not.toBeAttached();
    else await expect(cover).toBeHidden();
    return reply;
  };
  return page;
}
