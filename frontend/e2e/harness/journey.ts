import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { PageProblems } from './page-problems.ts';
import { type RunningShop, SHOP_TIMEOUT_MS, startShop } from './running-shop.ts';

export type ShopOptions = {
  /**
   * Settings of the shop. Playwright starts a worker for each new value, and so a shop: a file that
   * passes its own object to `journey.use` has a shop to itself.
   */
  shopSettings: Record<string, string>;
};
type WorkerFixtures = ShopOptions & { shop: RunningShop };
type Fixtures = {
  /** Whether visitors see the first page of their session, with its spinner, or have been there. */
  isFirstVisit: boolean;
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
  isFirstVisit: [false, { option: true }],
  shopSettings: [{}, { scope: 'worker', option: true }],
  shop: [
    async ({ shopSettings }, use) => {
      const shop = await startShop(shopSettings);
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: SHOP_TIMEOUT_MS },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  problems: async ({ shop }, use) => {
    const problems = new PageProblems(shop.url);
    await use(problems);
    expect(problems.unexpected()).toEqual([]);
  },
  context: async ({ context, shop, problems, isFirstVisit }, use) => {
    problems.watch(context);
    if (!isFirstVisit) await context.addCookies([hasVisited(shop)]);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) =>
    use(await waitingForScripts(page, javaScriptEnabled)),
  newVisitor: async ({ browser, shop, problems, isFirstVisit }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      problems.watch(context);
      if (!isFirstVisit) await context.addCookies([hasVisited(shop)]);
      return waitingForScripts(await context.newPage(), options?.javaScriptEnabled);
    });
    for (const context of contexts) await context.close();
  },
});

const hasVisited = ({ url }: RunningShop) => ({ name: 'visited', value: '1', url });

/**
 * Makes a page wait, once it has loaded, for its scripts and for the end of the first load's spinner: keys and the
 * focus have no effect before.
 */
async function waitingForScripts(page: Page, scripts = true): Promise<Page> {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const reply = await goto(url, options);
    if (options?.waitUntil) return reply;
    if (scripts) await page.waitForFunction(isShopReady);
    // Scripts take it away, a style sheet only hides it.
    else await expect(page.getByText('Loading the shop')).toBeHidden();
    return reply;
  };
  if (scripts) await page.addInitScript(watchShop);
  return page;
}

/** These two run in the page. */
function watchShop(): void {
  document.addEventListener('shop-ready', () => Object.assign(window, { isShopReady: true }));
}
function isShopReady(): boolean {
  const isOfShop = document.getElementById('root') !== null;
  return !isOfShop || ('isShopReady' in window && !document.querySelector('.first-load'));
}
