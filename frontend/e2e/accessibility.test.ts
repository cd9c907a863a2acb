import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { registerCustomer } from './harness/accounts.ts';
import { journey } from './harness/journey.ts';
import { confirmDialog, fillCart, signInWith } from './harness/shopping.ts';
import { violations } from './harness/violations.ts';

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const publicPages = [
  '/',
  '/search',
  '/search?q=zzzz',
  '/cart',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/shipping',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/admin',
  '/no-such-page',
];
const displays = [
  { width: 320, height: 640, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const;

describe.each(displays)(
  'at $width px in the $colorScheme colour scheme',
  ({ width, height, colorScheme }) => {
    const options = { viewport: { width, height }, colorScheme };

    journey(
      'axe finds nothing on the public pages, and none scrolls sideways',
      async ({ newVisitor }) => {
        const { page } = await newVisitor(options);
        for (const path of publicPages) {
          await page.goto(path);
          await page.getByText('Loading the shop').waitFor({ state: 'detached' });
          expect.soft(await violations(page), path).toEqual([]);
          expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
        }
        await page.goto('/search');
        await page.getByRole('main').getByRole('article').getByRole('link').last().click();
        await page.getByText('Published').waitFor();
        expect.soft(await violations(page), 'a book').toEqual([]);
        expect.soft(await sidewaysScroll(page), 'a book').toBeLessThanOrEqual(0);
      },
    );

    journey('axe finds nothing on the pages of a customer', async ({ newVisitor, shopUrl }) => {
      const { page } = await newVisitor(options);
      await fillCart(page);
      expect.soft(await violations(page), 'home with a book in the cart').toEqual([]);
      await page.goto('/checkout');
      await page.waitForURL('**/login');
      await signInWith(page, await registerCustomer(shopUrl), 'Login');
      await confirmDialog(page, 'Login successful!');
      for (const path of ['/checkout', '/cart', '/orders', '/user-dashboard', '/account']) {
        await page.goto(path);
        await page.getByText('Loading the shop').waitFor({ state: 'detached' });
        expect.soft(await violations(page), path).toEqual([]);
        expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
      }
    });
  },
);
