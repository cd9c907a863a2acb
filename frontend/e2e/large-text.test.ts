import { expect, type Locator, type Page } from '@playwright/test';
import { registerCustomer } from './harness/accounts.ts';
import { newestBook } from './harness/books.ts';
import { journey } from './harness/journey.ts';
import { fillCart, signIn } from './harness/shopping.ts';

/** Where doubled text makes the page scroll sideways, the elements that stand out; empty if nothing does. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
      .slice(0, 10);
  });

const name = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Book Store' });
const searchField = (page: Page) => page.getByRole('combobox', { name: /Search for books/ });
const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Number.NaN;

for (const width of [390, 1280]) {
  journey.describe(`with text of twice the size at ${width} px`, () => {
    journey.use({ viewport: { width, height: 844 } });

    journey(
      'the name stays above the search, and the page keeps most of the screen',
      async ({ page, request }) => {
        const book = await newestBook(request);
        await page.goto(`/books/${book._id}`);
        expect(await overflow(page)).toEqual([]);
        const isWhole = name(page).evaluate((link) =>
          [link, ...link.querySelectorAll('span')].every(
            ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
          ),
        );
        expect(await isWhole).toBe(true);
        const [sign, search] = [
          await name(page).boundingBox(),
          await searchField(page).boundingBox(),
        ];
        expect(search?.y).toBeGreaterThanOrEqual((sign?.y ?? 0) + (sign?.height ?? 0));
        const bar = width < 768 ? await heightOf(page.locator('.buy-bar')) : 0;
        expect((await heightOf(page.getByRole('banner'))) + bar).toBeLessThan(844 / 3);
      },
    );
  });
}

for (const width of [390, 640]) {
  journey.describe(`at ${width} px`, () => {
    journey.use({ viewport: { width, height: 800 } });

    journey('text of twice the size makes no page scroll sideways', async ({ page, request }) => {
      await fillCart(page);
      await signIn(page, await registerCustomer(request), '/checkout');
      const book = await newestBook(request);
      for (const path of ['/', '/books', `/books/${book._id}`, '/cart', '/checkout']) {
        await page.goto(path);
        await expect(page).toHaveURL(path);
        expect.soft(await overflow(page), path).toEqual([]);
      }
    });
  });
}
