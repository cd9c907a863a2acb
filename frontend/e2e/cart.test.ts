import { expect } from '@playwright/test';
import { TOAST_MS } from '../src/lib/wording/specified-texts.ts';
import { journey } from './harness/journey.ts';
import { openWithoutScripts } from './harness/rendered.ts';
import { confirmDialog, fillCart } from './harness/shopping.ts';

journey.use({ isFirstVisit: true });

/** Lets toasts stay: on a busy machine, one would have gone before it could be pointed at. Runs in the page. */
function keepToasts(shownMs: number): void {
  const wait = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (call: TimerHandler, ms?: number, ...given: unknown[]) =>
      wait(call, ms === shownMs ? 3_600_000 : ms, ...given),
  });
}

journey('what is pressed before the scripts are there happens once they are', async ({ page }) => {
  const release = await openWithoutScripts(page, '/');
  const button = page.getByRole('button', { name: 'Add to Cart' }).first();
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Top Sellers: show next' }).click();
  await page.getByLabel(/Subscribe to our newsletter/).fill('early@example.com');
  await page.getByLabel(/Subscribe to our newsletter/).press('Enter');
  release();
  await expect(page.getByRole('link', { name: 'Items in cart: 1' })).toBeVisible();
  await expect(page.getByText('Thank you for subscribing.')).toBeVisible();
  const previous = page.getByRole('button', { name: 'Top Sellers: show previous' });
  await expect(previous).toBeEnabled();
  await expect(page).toHaveURL('/');
});

journey('what is typed, chosen or ticked before the scripts are there counts', async ({ page }) => {
  let release = await openWithoutScripts(page, '/');
  const genre = page.getByLabel('Genre', { exact: true });
  const search = page.getByRole('combobox', { name: /^Search for books/ });
  await search.fill('dracula');
  await genre.selectOption('Horror');
  release();
  await expect(page.getByRole('link', { name: 'See all of Horror' }).first()).toBeAttached();
  await expect(genre).toHaveValue('horror');
  await expect(page.getByText('Loading the shop')).not.toBeAttached();
  await search.press('Enter');
  await expect(page).toHaveURL('/search?q=dracula');

  await page.unrouteAll({ behavior: 'wait' });
  release = await openWithoutScripts(page, '/books');
  await page.getByRole('checkbox', { name: 'Horror' }).check();
  release();
  await expect(page).toHaveURL('/books?category=horror');
  await expect(page.getByRole('checkbox', { name: 'Horror' })).toBeChecked();
});

journey('adding a book that is already in the cart shows a warning', async ({ page }) => {
  await fillCart(page);
  await page.getByRole('button', { name: 'In your cart' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Already Added to the Cart' });
  await expect(dialog.getByText("You won't be able to revert this!")).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await dialog.getByRole('button', { name: 'OK!' }).click();
  await expect(page.getByRole('link', { name: 'Items in cart: 1' })).toBeVisible();
});

journey('the cart survives a reload and is shared with a second tab', async ({ page, context }) => {
  await fillCart(page, 2);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Items in cart: 2' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/cart');
  await second.getByRole('button', { name: 'Remove' }).first().click();
  await expect(page.getByRole('link', { name: 'Items in cart: 1' })).toBeVisible();
});

journey('the cart shows prices and their sum, and can be cleared', async ({ page }) => {
  await fillCart(page, 2);
  await page.getByRole('link', { name: /Items in cart/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
  const prices = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByText(/^\$/)
    .allInnerTexts();
  const sum = prices.reduce((cents, price) => cents + Math.round(Number(price.slice(1)) * 100), 0);
  const shown = page.getByRole('complementary', { name: 'Subtotal' });
  await expect(shown).toContainText(`$${(sum / 100).toFixed(2)}`);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('No product found!')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown).toContainText(`$${(sum / 100).toFixed(2)}`);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await page.reload();
  await expect(page.getByText('No product found!')).toBeVisible();
});

journey('dialogs open and close with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillCart(page);
  const inCart = page.getByRole('button', { name: 'In your cart' }).first();
  await inCart.click();
  await confirmDialog(page, 'Already Added to the Cart', 'OK!');
  // A moment later the focus returns, which scrolls back to the button and hides the header.
  await expect(inCart).toBeFocused();
  await page.getByRole('link', { name: 'Items in cart: 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
});

journey('a click counts while a dialog fades', async ({ page }) => {
  await fillCart(page);
  await page.getByRole('button', { name: 'In your cart' }).first().click();
  const ok = page.getByRole('dialog').getByRole('button', { name: 'OK!' });
  await ok.click();
  const isOnTop = () =>
    page.evaluate(() => !document.elementFromPoint(5, 5)?.closest('.swal2-container'));
  expect(await isOnTop()).toBe(true);
});

for (const width of [390, 1280]) {
  journey.describe(`at ${width} px`, () => {
    journey.use({ viewport: { width, height: 844 } });

    journey('the toast leads to the cart and never covers its badge', async ({ page }) => {
      await page.addInitScript(keepToasts, TOAST_MS);
      await page.goto('/');
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      const toast = page.locator('.swal2-toast');
      await toast.hover();
      const badge = await page.getByRole('link', { name: 'Items in cart: 1' }).boundingBox();
      const box = await toast.boundingBox();
      if (!badge || !box) throw new Error('Badge and toast must be on the screen.');
      expect(box.y).toBeGreaterThanOrEqual(badge.y + badge.height);
      await toast.getByRole('link', { name: 'View cart' }).click();
      await expect(page).toHaveURL('/cart');
      await expect(toast).toBeHidden();
    });
  });
}
