import { expect, type Page } from '@playwright/test';
import { registerCustomer } from './harness/accounts.ts';
import { journey } from './harness/journey.ts';
import { confirmDialog, signInWith } from './harness/shopping.ts';
import { violations } from './harness/violations.ts';

/** Opens the newest book of the shop. */
async function openBook(page: Page) {
  const [book] = await (await page.request.get('/api/books/?limit=1')).json();
  await page.goto(`/books/${book._id}`);
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible();
  return book;
}
const addButton = (page: Page) =>
  page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' });

journey.describe('on a laptop', () => {
  journey.use({ viewport: { width: 1280, height: 800 } });

  journey(
    'title, price, button, description and facts are in the first screen',
    async ({ page }) => {
      await openBook(page);
      const cover = await page.getByRole('link', { name: /enlarge/ }).boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(title?.y).toBeLessThan((cover?.y ?? 0) + 40);
      await expect(addButton(page)).toBeInViewport({ ratio: 1 });
      const opening = page
        .getByRole('region', { name: 'Description' })
        .getByRole('paragraph')
        .first();
      await expect(opening).toBeInViewport();
      await expect(page.getByRole('region', { name: 'Facts' })).toBeInViewport({ ratio: 1 });
    },
  );
});

journey('the cover is enlarged and put back by keys, and the focus returns', async ({ page }) => {
  await openBook(page);
  const cover = page.getByRole('link', { name: /enlarge/ });
  await cover.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cover).toBeFocused();
});

journey('a readable address shows the same page under the canonical one', async ({ page }) => {
  const book = await openBook(page);
  await page.goto(`/books/${book._id}/any-title`);
  await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`/books/${book._id}$`));
});

journey(
  'a visitor wishes for a book on this device, and finds it in the account',
  async ({ page }) => {
    const book = await openBook(page);
    await page.getByRole('button', { name: 'Add to wish list' }).click();
    await page.getByRole('link', { name: 'See your wish list' }).click();
    const listed = page.getByRole('main').getByRole('heading', { name: book.title });
    await expect(listed).toBeVisible();
    await expect(page.getByText('This list is kept on this device only.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signInWith(page, await registerCustomer(page.request), 'Login');
    await confirmDialog(page, 'Login successful!');
    await expect(page).toHaveURL('/wishes');
    await expect(listed).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage['book-store-wishes-v1']))
      .toBe(undefined);
    await page.reload();
    await expect(listed).toBeVisible();
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  journey.describe(`on a phone in the ${colorScheme} colour scheme`, () => {
    journey.use({ viewport: { width: 320, height: 640 }, colorScheme });

    journey('price and button stay in sight to the end of the page', async ({ page }) => {
      await openBook(page);
      await expect(addButton(page)).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(addButton(page)).toBeInViewport({ ratio: 1 });
      expect(await violations(page)).toEqual([]);
    });
  });
}

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false });

  journey(
    'everything about a book can be read, and the cover leads to its picture',
    async ({ page }) => {
      const [book] = await (await page.request.get('/api/books/?limit=1')).json();
      await page.goto(`/books/${book._id}`);
      await expect(page.getByText('In our shop since')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
      const link = page.getByRole('link', { name: /enlarge/ });
      const picture = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(picture.headers()['content-type']).toBe('image/webp');
    },
  );
});
