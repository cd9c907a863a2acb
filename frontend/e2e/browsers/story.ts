import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { SHOP_TIMEOUT_MS } from '../harness/running-shop.ts';
import { BROWSERS } from './browsers.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { startWatchedShop, type WatchedShop } from './watched-shop.ts';

export type BrowserOption = {
  /** The name of a browser. */
  in: string;
};

const startOf = (browser: string) => BROWSERS.find(({ name }) => name === browser)?.find();

/** A test in the browser of the project. Also fails if a page reports an error; then there is a picture of it. */
export const story = test.extend<
  { visitor: Visitor; skipped: undefined },
  BrowserOption & { shop: WatchedShop }
>({
  in: ['', { scope: 'worker', option: true }],
  // Comes before those that a test asks for, so that no shop is started in vain.
  skipped: [
    async ({ in: name }, use) => {
      test.skip(!startOf(name), `${name} is not installed`);
      await use(undefined);
    },
    { auto: true },
  ],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const shop = await startWatchedShop();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: SHOP_TIMEOUT_MS },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  visitor: async ({ in: name, shop }, use, testInfo) => {
    const start = startOf(name);
    if (!start) throw new Error(`${name} is not installed.`);
    const visitor = visitorOf(await start(), shop.url);
    try {
      await use(visitor);
      const problems = await visitor.problems();
      if (testInfo.status !== 'passed' || problems.length > 0) {
        const path = testInfo.outputPath('failed.png');
        await writeFile(path, await visitor.screenshot());
        await testInfo.attach('screenshot', { path });
      }
      expect(problems).toEqual([]);
    } finally {
      await visitor.close();
    }
  },
});
