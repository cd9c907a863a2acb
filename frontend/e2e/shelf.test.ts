import { expect, type Page } from '@playwright/test';
import { ownerHeaders, ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import { violations } from './harness/violations.ts';
import { expectNoSidewaysScroll } from './harness/widths.ts';

/** With the 23 bundled books: three pages of all books, one of horror. */
const MORE_BOOKS = 37;

journey.use(ownShop());
journey.beforeAll(async ({ shop, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: shop.url });
  const headers = await ownerHeaders(request);
  for (let number = 1; number <= MORE_BOOKS; number += 1) {
    const data = {
      title: `Shelf warmer ${String(number).padStart(2, '0')}`,
      author: 'Terry Shelf',
      description: 'A book that fills a shelf.',
      category: number % 2 ? 'horror' : 'business',
      newPrice: 35,
      oldPrice: 40,
      series: { name: 'The Long Shelf', number: MORE_BOOKS + 1 - number },
    };
    await expect(await request.post('/api/books/create-book', { headers, data })).toBeOK();
  }
  // The search learns of books a moment later.
  await expect.poll(async () => (await request.get('/books')).text()).toContain('60 books');
  await request.dispose();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The number of books, as it is announced. */
const found = (page: Page) => page.getByRole('status').filter({ hasText: 'books' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  journey('a sheet of filters narrows the shelf, and back undoes it at once', async ({ page }) => {
    await page.goto('/books');
    await expect(found(page)).toHaveText('60 books');
    await page.getByRole('button', { name: 'Filter' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await violations(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await sheet.getByRole('checkbox', { name: /Horror/ }).check();
    await sheet.getByRole('checkbox', { name: /\$30 to \$50/ }).check();
    await sheet.getByRole('button', { name: 'Show 19 books' }).tap();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/books?category=horror&price=30-50');
    await expect(found(page)).toHaveText('19 books');
    await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeFocused();
    await expect(cards(page).first().getByRole('button', { name: 'Add to Cart' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/books');
    await expect(found(page)).toHaveText('60 books');
  });

  journey('covers stand two in a row, and nothing scrolls sideways', async ({ page }) => {
    await page.goto('/books');
    const [first, second, third] = await Promise.all(
      [0, 1, 2].map((at) => cards(page).nth(at).boundingBox()),
    );
    expect(second?.y).toBeCloseTo(first?.y ?? Number.NaN, 0);
    expect(third?.x).toBeCloseTo(first?.x ?? Number.NaN, 0);
    await expectNoSidewaysScroll(page);
  });
});

journey.describe('on a laptop', () => {
  journey.use({ viewport: { width: 1280, height: 800 } });

  journey('facets and sorting stay in the address and keep focus and place', async ({ page }) => {
    await page.goto('/books');
    const box = page.getByRole('checkbox', { name: /Business/ });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/books?category=business');
    await expect(box).toBeFocused();
    await expect(found(page)).toHaveText('23 books');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('-price');
    await expect(page).toHaveURL('/books?category=business&sort=-price');
    await expect(cards(page).first()).toContainText('$35.00');
    await page.getByRole('link', { name: 'Remove the filter Business' }).click();
    await expect(page).toHaveURL('/books?sort=-price');
    await expect(heading(page)).toBeFocused();
  });

  journey(
    'a numbered page is opened by keyboard, and back returns to its place',
    async ({ page }) => {
      await page.goto('/books?sort=title');
      await page.getByRole('link', { name: 'Page 2' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/books?sort=title&page=2');
      await expect(heading(page)).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      const last = cards(page).last().getByRole('heading').getByRole('link');
      await last.focus();
      const place = await page.evaluate(() => scrollY);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/books\/[0-9a-f]{24}/);
      await page.goBack();
      await expect(last).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    },
  );

  journey('the last page ends the shelf, and one beyond it leads back', async ({ page }) => {
    await page.goto('/books?sort=title');
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect(page).toHaveURL('/books?sort=title&page=3');
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
    await page.goto('/books?sort=title&page=4');
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to page 3' }).click();
    await expect(cards(page)).toHaveCount(12);
  });

  journey('a card shows its button when pointed at or focused', async ({ page }) => {
    await page.goto('/genres/horror');
    const action = cards(page).nth(1).locator('.shelf-card-action');
    await expect(action).toHaveCSS('opacity', '0');
    await cards(page).nth(1).hover();
    await expect(action).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(action).toHaveCSS('opacity', '0');
    await cards(page).nth(1).getByRole('heading').getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(action.getByRole('button', { name: 'Add to Cart' })).toBeFocused();
    await expect(action).toHaveCSS('opacity', '1');
  });
});

journey('an author has all books, the genres and a way to each series', async ({ page }) => {
  await page.goto('/authors/terry-shelf');
  await expect(heading(page)).toHaveText('Books by Terry Shelf');
  await expect(found(page)).toHaveText('37 books');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Horror', exact: true }),
  ).toHaveAttribute('href', '/genres/horror');
  await page.getByRole('link', { name: 'The Long Shelf 37 books' }).click();
  await expect(heading(page)).toHaveText('The Long Shelf');
  const volumes = page.getByRole('region', { name: 'In reading order' }).getByRole('listitem');
  await expect(volumes.first()).toContainText('Book 1');
  await expect(volumes.first()).toContainText('Shelf warmer 37');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await violations(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

journey('documents tell search engines which page they are', async ({ request }) => {
  const headOf = async (path: string) => {
    const reply = await request.get(path);
    const html = await reply.text();
    const link = (rel: string) =>
      new RegExp(`<link rel="${rel}" href="https?://[^/]+([^"]*)"`).exec(html)?.[1];
    return { status: reply.status(), html, link };
  };
  const first = await headOf('/books');
  expect(first.link('canonical')).toBe('/books');
  expect(first.link('next')).toBe('/books?page=2');
  expect(first.html).toContain('"@type":"BreadcrumbList"');
  const second = await headOf('/books?page=2');
  expect(second.link('canonical')).toBe('/books?page=2');
  expect(second.link('prev')).toBe('/books');
  expect((await headOf('/search?category=horror')).link('canonical')).toBe('/genres/horror');
  expect((await headOf('/genres/horror?price=0-10')).link('canonical')).toBe('/genres/horror');
  for (const path of ['/genres/cooking', '/authors/nobody', '/series/nothing']) {
    const unknown = await headOf(path);
    expect(unknown.status, path).toBe(404);
    expect(unknown.html).toContain('Browse all books');
  }
});

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    journey(`one can narrow, sort and page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/books');
      await page.getByRole('checkbox', { name: /Horror/ }).check();
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('title');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(
        /\/books\?category=horror&sort=title|sort=title&category=horror/,
      );
      await expect(found(page)).toHaveText('23 books');
      await page.getByRole('link', { name: 'Clear all' }).click();
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL('/books?sort=title&page=2');
      await expect(cards(page)).toHaveCount(24);
    });
  }
});
