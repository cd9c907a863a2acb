import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { registerCustomer } from './harness/accounts.ts';
import { ownShop, signInAsOwner } from './harness/admin.ts';
import { withBlockedStorage } from './harness/blocked-storage.ts';
import { newestBook } from './harness/books.ts';
import { journey } from './harness/journey.ts';
import { confirmDialog, fillCheckout, placeOrderButton, signInWith } from './harness/shopping.ts';

journey.use(ownShop());

const NOT_KEPT = /Your browser does not let this shop store anything/;

/** Returns the path of every page of the shop. */
async function everyPage(request: APIRequestContext): Promise<string[]> {
  const { _id } = await newestBook(request);
  const named: Record<string, string> = {
    [SHOP_PAGES.book.pattern]: `/books/${_id}`,
    [SHOP_PAGES.author.pattern]: '/authors/jules-verne',
    [SHOP_PAGES.genre.pattern]: '/genres/horror',
    [SHOP_PAGES.news.pattern]: '/news/free-to-all',
  };
  return Object.values(SHOP_PAGES)
    .map(({ pattern }) => named[pattern] ?? pattern.replace(/:\w+/, 'unknown'))
    .filter((path) => !path.includes('*'));
}

/** Fails unless the browser of this page refuses its storage. */
async function expectBlocked(page: Page): Promise<void> {
  const refused = await page.evaluate(() => {
    try {
      return localStorage.length < 0;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
}

journey.describe('in a browser that blocks all storage', () => {
  journey('every page shows what it has', async ({ problems, shop, request, launchOptions }) => {
    await withBlockedStorage({ baseURL: shop.url, launchOptions }, async (context) => {
      problems.watch(context);
      const paths = await everyPage(request);
      const show = async () => {
        const page = await context.newPage();
        for (let path = paths.pop(); path; path = paths.pop()) {
          await page.goto(path);
          await expect(page.getByText('Loading the shop')).not.toBeAttached();
          await expect.soft(page.getByRole('heading').first(), path).toBeVisible();
          await expect.soft(page.getByText('could not be shown'), path).toBeHidden();
        }
        await expectBlocked(page);
      };
      // Several at once, as each waits for its first load.
      await Promise.all(Array.from({ length: 6 }, show));
    });
  });

  journey(
    'a customer buys a book, told that cart and sign-in are not kept',
    async ({ problems, shop, request, launchOptions }) => {
      const customer = await registerCustomer(request);
      await withBlockedStorage({ baseURL: shop.url, launchOptions }, async (context) => {
        problems.watch(context);
        const page = await context.newPage();
        await page.goto('/');
        await expect(page.getByText('Loading the shop')).not.toBeAttached();
        const shelf = page.getByRole('region', { name: 'Top Sellers' });
        await shelf.getByRole('button', { name: 'Add to Cart' }).first().click();
        await page.getByRole('link', { name: 'Items in cart: 1' }).click();
        await expect(page.getByText(NOT_KEPT)).toBeVisible();
        await page.getByRole('link', { name: 'Checkout', exact: true }).click();
        await expect(page).toHaveURL('/login');
        await expect(page.getByText(NOT_KEPT)).toBeVisible();
        await signInWith(page, customer, 'Login');
        await confirmDialog(page, 'Login successful!');
        await fillCheckout(page);
        await placeOrderButton(page).click();
        await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
      });
    },
  );

  journey('the owner works in the dashboard', async ({ problems, shop, launchOptions }) => {
    await withBlockedStorage({ baseURL: shop.url, launchOptions }, async (context) => {
      problems.watch(context);
      const page = await context.newPage();
      await page.goto('/admin');
      await expect(page.getByText(NOT_KEPT)).toBeVisible();
      await signInAsOwner(page);
      await expect(page.getByText('Products')).toBeVisible();
      const links = page.getByRole('navigation').getByRole('link');
      const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(names.length).toBeGreaterThan(8);
      for (const href of new Set(names)) {
        if (!href?.startsWith('/dashboard')) continue;
        await page.locator(`nav a[href="${href}"]`).first().click();
        await expect(page).toHaveURL(href);
        await expect.soft(page.getByRole('heading', { level: 1 }), href).toBeVisible();
        await expect.soft(page.getByText('could not be shown'), href).toBeHidden();
      }
    });
  });
});
