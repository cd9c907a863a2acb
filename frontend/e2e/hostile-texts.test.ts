import type { BookView } from '@book-store/backend/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { HOSTILE } from '../src/testing/hostile-text.ts';
import { newEmail } from './harness/accounts.ts';
import { openDashboard, owner, ownerToken } from './harness/admin.ts';
import { journey as base } from './harness/journey.ts';
import { type RunningShop, startShop } from './harness/running-shop.ts';
import { confirmDialog } from './harness/shopping.ts';

let shop: RunningShop;
let book: BookView;
beforeAll(async () => {
  shop = await startShop(owner);
  const reply = await fetch(`${shop.url}/api/books/create-book`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await ownerToken(shop.url)}`,
    },
    body: JSON.stringify({
      ...{ title: HOSTILE, author: HOSTILE, description: HOSTILE, category: 'fiction' },
      ...{ coverImage: '', oldPrice: 12, newPrice: 9 },
    }),
  });
  book = (await reply.json()) as BookView;
});
afterAll(() => shop.remove());

const journey = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from it
  shopUrl: async ({}, use) => use(shop.url),
});

/** Fails if a text has become an element, has run as a script, or has navigated the page away. */
async function expectOnlyText(page: Page): Promise<void> {
  const { found, origin } = await page.evaluate(() => ({
    found: document.querySelectorAll('img[src="x"], meta[http-equiv="refresh"], body b').length,
    origin: location.origin,
  }));
  expect([found, origin, await page.evaluate('window.stolen')]).toEqual([0, shop.url, undefined]);
}

journey('a book whose texts look like HTML is shown as text everywhere', async ({ page }) => {
  for (const path of [`/books/${book._id}`, '/search', '/search?q=bold', '/']) {
    await page.goto(path);
    await page.getByText(HOSTILE.slice(0, 20)).first().waitFor();
    await expectOnlyText(page);
  }
  await page.goto(`/books/${book._id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByText('Product Added to the Cart').waitFor();
  await page.goto('/cart');
  await page.getByRole('link', { name: HOSTILE }).first().waitFor();
  await expectOnlyText(page);

  await openDashboard(page);
  await page.goto('/dashboard/manage-books');
  const row = page.getByRole('row').filter({ hasText: HOSTILE.slice(0, 20) });
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: `Delete “${HOSTILE}”?` }).waitFor();
  await expectOnlyText(page);
});

journey('so is the name of an account in the popup of the test sign-in', async ({ page }) => {
  const email = newEmail();
  const openPopup = async () => {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    return opening;
  };
  await page.goto('/login');
  const first = await openPopup();
  await first.getByLabel('Name').fill(HOSTILE.slice(0, 100));
  await first.getByLabel('Email').fill(email);
  await first.getByRole('button', { name: 'Continue' }).click();
  await confirmDialog(page, 'Login successful!');
  await page.goto('/user-dashboard');
  await page.getByText('Welcome, <img').waitFor();
  await expectOnlyText(page);
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('button', { name: 'Logout' }).click();

  await page.goto('/login');
  const second = await openPopup();
  await second.getByRole('button', { name: email }).waitFor();
  await expectOnlyText(second);
});
