import type { PageEntry } from '@book-store/contract/pages/addresses/page-entry';
import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { expect, type Page } from '@playwright/test';
import { journey } from './harness/journey.ts';
import { placeOrder } from './harness/orders.ts';
import { fillCart, signIn } from './harness/shopping.ts';
import { violations } from './harness/violations.ts';
import { softly, widthOf } from './harness/widths.ts';

/** Of nobody, but whole. */
const TOKEN = 'x'.repeat(32);

const { overview: _, ...pages } = SHOP_PAGES;
const entries: PageEntry[] = Object.values(pages);
const publicPages = [
  ...entries
    .filter(({ pattern, forCustomers }) => !forCustomers && !pattern.includes(':'))
    .map(({ pattern }) => pattern),
  ...['/books?category=horror&price=0-10', '/genres/horror', '/genres/no-such-genre'],
  ...['/authors/jules-verne', '/search?q=zzzz', '/search?q=dracula+zzzz', '/no-such-page'],
  ...[`/newsletter/confirm?token=${TOKEN}`, `/newsletter/unsubscribe?token=${TOKEN}`],
];
const pagesOfCustomers = [
  ...entries.filter(({ forCustomers }) => forCustomers),
  pages.cart,
  pages.wishes,
];
const displays = [
  { width: 320, height: 640, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const;

/** What has to be true of every page, on each display. */
async function checkPage(page: Page, what: string): Promise<void> {
  for (const { width, height, colorScheme } of displays) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const where = `${what}, ${width} px`;
    expect.soft(await violations(page), where).toEqual([]);
    await softly.poll(() => widthOf(page), where).toBe(width);
  }
}

journey('axe finds nothing on the public pages, and none scrolls sideways', async ({ page }) => {
  journey.slow();
  for (const path of publicPages) {
    await page.goto(path);
    await checkPage(page, path);
  }
  await page.goto('/search');
  await page.getByRole('main').getByRole('article').getByRole('link').last().click();
  await expect(page.getByText('In our shop since')).toBeVisible();
  await checkPage(page, 'a book');
});

journey('axe finds nothing on the pages of a customer', async ({ page, request }) => {
  await fillCart(page);
  await expect(page.getByText('Product Added to the Cart')).toBeHidden();
  await checkPage(page, 'home with a book in the cart');
  const { customer } = await placeOrder(request);
  await signIn(page, customer, '/checkout');
  for (const { pattern: path } of pagesOfCustomers) {
    await page.goto(path);
    await checkPage(page, path);
  }
});
