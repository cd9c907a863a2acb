import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { openDashboard, ownShop } from './harness/admin.ts';
import { newestBook } from './harness/books.ts';
import { dashboardScreens } from './harness/dashboard-screens.ts';
import { signInWithGoogle } from './harness/google-popup.ts';
import { journey } from './harness/journey.ts';
import { visit, watchPolicy } from './harness/policy.ts';
import { confirmDialog, fillCart, fillCheckout, placeOrderButton } from './harness/shopping.ts';

journey.use({ ...ownShop(), isFirstVisit: true });

const picture = fileURLToPath(new URL('../public/apple-touch-icon.png', import.meta.url));

/** Renders the page with print styles; the browser's print dialog is not part of the page. */
async function renderForPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.screenshot();
  await page.emulateMedia({ media: null });
}

journey(
  'the shop complies with its Content-Security-Policy',
  async ({ page, context, request }) => {
    const violations = await watchPolicy(context);
    const book = await newestBook(request);
    const open = [
      '/',
      '/books',
      '/genres/horror',
      '/search?q=night',
      `/books/${book._id}`,
      '/about',
      '/contact',
    ];
    const more = ['/privacy', '/terms', '/shipping', '/news/free-to-all', '/register', '/admin'];
    for (const path of [...open, ...more, '/no-such-page']) await visit(page, path);
    await fillCart(page, 2);
    await visit(page, '/cart');
    await signInWithGoogle(page);
    await visit(page, '/checkout');
    await fillCheckout(page);
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    await expect(page).toHaveURL('/orders');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await renderForPrint(page);
    await visit(page, '/user-dashboard');
    expect(violations).toEqual([]);
  },
);

journey(
  'the dashboard complies with its Content-Security-Policy',
  async ({ page, context, request }) => {
    const violations = await watchPolicy(context);
    const screens = await dashboardScreens(request);
    await openDashboard(page);
    await expect(page.getByRole('main').locator('canvas').first()).toBeVisible();
    for (const path of screens) {
      await visit(page, path);
      await renderForPrint(page);
    }
    await visit(page, '/dashboard/figures');
    await expect(page.getByRole('main').locator('canvas').first()).toBeVisible();
    await visit(page, '/dashboard/add-new-book');
    await page.getByLabel('Cover Image').setInputFiles(picture);
    await expect(page.getByText('Selected: apple-touch-icon.png')).toBeVisible();
    await expect(page.getByText('Upload complete.')).toBeVisible();
    expect(violations).toEqual([]);
  },
);

journey('an injected script does not run', async ({ page, context, problems }) => {
  problems.allow(/Content.Security.Policy/i);
  const violations = await watchPolicy(context);
  await visit(page, '/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.stolen = true';
    const picture = document.createElement('div');
    picture.innerHTML = '<img src="x:" onerror="window.stolen = true" style="color: red">';
    document.body.append(script, picture);
  });
  // Delayed, because the policy does not apply to code that the test itself evaluates.
  await page.evaluate(() => setTimeout(() => setTimeout('window.stolen = true'), 50));
  const directives = () => new Set(violations.map((one) => one.split(' ').slice(0, 2).join(' ')));
  await expect
    .poll(directives)
    .toEqual(
      new Set([
        'script-src-elem inline',
        'script-src-attr inline',
        'style-src-attr inline',
        'img-src x',
        'script-src eval',
      ]),
    );
  expect(await page.evaluate('window.stolen')).toBeUndefined();
});
