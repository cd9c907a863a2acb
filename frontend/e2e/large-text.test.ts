import { expect, type Locator, type Page } from '@playwright/test';
import { registerCustomer } from './harness/accounts.ts';
import { newestBook } from './harness/books.ts';
import { journey } from './harness/journey.ts';
import { fillCart, signIn } from './harness/shopping.ts';
import { squeezedTexts } from './harness/squeezed-texts.ts';
import { softly } from './harness/widths.ts';

const name = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Book Store' });
const searchField = (page: Page) => page.getByRole('combobox', { name: /Search for books/ });
const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Number.NaN;

const enlarge = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

for (const width of [390, 1280]) {
  journey.describe(`with text of twice the size at ${width} px`, () => {
    journey.use({ viewport: { width, height: 844 } });

    journey(
      'the name stays above the search, and the page keeps most of the screen and shows the price',
      async ({ page, request }) => {
        const book = await newestBook(request);
        await page.goto(`/books/${book._id}`);
        await enlarge(page, '200%');
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
        const header = await heightOf(page.getByRole('banner'));
        expect(header).toBeLessThan(844 / 4);
        const bar = width < 768 ? await heightOf(page.locator('.buy-bar')) : 0;
        expect(header + bar).toBeLessThan(844 / 3);
        await expect(page.locator('.buy-bar p').first()).toBeInViewport({ ratio: 1 });
      },
    );
  });
}

journey(
  'larger text scrolls no page sideways, and squeezes and cuts no word',
  async ({ page, request }) => {
    await fillCart(page);
    await signIn(page, await registerCustomer(request), '/checkout');
    const book = await newestBook(request);
    const paths = ['/', '/books', `/books/${book._id}`, '/cart', '/checkout', '/account'];
    for (const path of paths) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      for (const width of [320, 390, 640, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        for (const size of ['150%', '200%']) {
          await enlarge(page, size);
          await softly.poll(() => squeezedTexts(page), `${path}, ${width} px, ${size}`).toEqual([]);
        }
      }
    }
  },
);

journey(
  'a header of more than a quarter of a low screen scrolls away with the page',
  async ({ page }) => {
    await page.setViewportSize({ width: 664, height: 390 });
    await page.goto('/books');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => scrollTo(0, 400));
    await page.evaluate(() => scrollTo(0, 300));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  },
);
