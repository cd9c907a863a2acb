import { readFileSync } from 'node:fs';
import type { BookView } from '@book-store/backend/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openDashboard, owner } from './harness/admin.ts';
import { journey as base } from './harness/journey.ts';
import { placeOrder } from './harness/orders.ts';
import { type RunningShop, startShop } from './harness/running-shop.ts';
import { confirmDialog, signInWith } from './harness/shopping.ts';
import { violations } from './harness/violations.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop(owner);
});
afterAll(() => shop.remove());

// These journeys need the owner's password, so they start their own shop.
const journey = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from it
  shopUrl: async ({}, use) => use(shop.url),
});

const picture = readFileSync(new URL('../public/apple-touch-icon.png', import.meta.url));

async function addBook(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Add New Book' }).first().click();
  const form = page.getByRole('form');
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Author').fill('Nobody Yet');
  await form.getByLabel('Description').fill('A book that was only just written, and already sold.');
  await form.getByLabel('Category', { exact: true }).selectOption('Fiction');
  await form.getByLabel('Old Price').fill('20');
  await form.getByLabel('New Price').fill('12.50');
  await form
    .getByLabel('Cover Image')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: picture });
  await page.getByText('Selected: cover.png').waitFor();
  await form.getByRole('button', { name: 'Add Book' }).click();
  await confirmDialog(page, 'Book added', "Yes, It's Okay!");
}

const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });

async function findBook(title: string): Promise<BookView | undefined> {
  const reply = await fetch(`${shop.url}/api/books/?q=${encodeURIComponent(title)}&limit=5`);
  return ((await reply.json()) as BookView[]).find((book) => book.title === title);
}

journey('a new book with a cover appears in the shop at once', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const { page: visitor } = await newVisitor();
  await openDashboard(page);
  await addBook(page, 'The Newest of All');
  expect(await page.getByRole('form').getByLabel('Title', { exact: true }).inputValue()).toBe('');
  await visitor.goto('/');
  const shelf = visitor.getByRole('region', { name: 'Top Sellers' });
  await shelf.getByRole('link', { name: 'The Newest of All' }).click();
  const cover = visitor.getByRole('img', { name: 'Cover of The Newest of All' });
  await cover.waitFor();
  await visitor.waitForFunction(
    (image) => (image as HTMLImageElement).naturalWidth > 0,
    await cover.elementHandle(),
  );
  await visitor.getByText('$12.50').waitFor();
});

journey('an edited book keeps its cover', async ({ page }) => {
  await openDashboard(page);
  await addBook(page, 'Before the Edit');
  const before = await findBook('Before the Edit');
  await page.getByRole('link', { name: 'Manage Books' }).first().click();
  await row(page, 'Before the Edit').getByRole('link', { name: 'Edit' }).click();
  const form = page.getByRole('form');
  const title = form.getByLabel('Title', { exact: true });
  await page.waitForFunction(
    (input) => (input as HTMLInputElement).value !== '',
    await title.elementHandle(),
  );
  await title.fill('After the Edit');
  await form.getByRole('button', { name: 'Update Book' }).click();
  await confirmDialog(page, 'Book Updated', "Yes, It's Okay!");
  const after = await findBook('After the Edit');
  expect(after).toMatchObject({
    _id: before?._id,
    coverImage: before?.coverImage,
    author: 'Nobody Yet',
  });
});

journey('a book is deleted after confirmation, from the list and the shop', async ({ page }) => {
  await openDashboard(page);
  await addBook(page, 'Soon Gone');
  await page.getByRole('link', { name: 'Manage Books' }).first().click();
  await row(page, 'Soon Gone').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: /Cancel|Keep|No/ }).click();
  await row(page, 'Soon Gone').waitFor();
  await row(page, 'Soon Gone').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: /Delete/ }).click();
  await confirmDialog(page, 'Book deleted successfully!');
  await row(page, 'Soon Gone').waitFor({ state: 'detached' });
  expect(await findBook('Soon Gone')).toBeUndefined();
});

journey(
  'an order goes from placed to delivered while the customer watches',
  async ({ newVisitor }) => {
    const { customer, order } = await placeOrder(shop.url);
    const { page: buyer } = await newVisitor({ viewport: { width: 390, height: 844 } });
    await buyer.goto('/orders');
    await buyer.waitForURL('**/login');
    await signInWith(buyer, customer, 'Login');
    await confirmDialog(buyer, 'Login successful!');
    const state = buyer.getByRole('main').locator('[aria-current="step"]');
    const { page } = await newVisitor();
    await openDashboard(page);
    await page.goto(`/dashboard/orders/${order._id}`);
    for (const [move, shown] of [
      ['Confirm', 'Confirmed'],
      ['Mark as packed', 'Packed'],
      ['Send out', 'Out for delivery'],
      ['Cash collected', 'Delivered'],
    ] as const) {
      await page.getByRole('main').getByRole('button', { name: move, exact: true }).click();
      await buyer.reload();
      await state.filter({ hasText: shown }).waitFor();
    }
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /Cancel order|Refused at/ })
        .count(),
    ).toBe(0);
  },
);

journey(
  'axe finds nothing in the dashboard, on a phone and on a laptop',
  async ({ newVisitor }) => {
    const { order } = await placeOrder(shop.url);
    for (const width of [320, 1280]) {
      const { page } = await newVisitor({ viewport: { width, height: 800 } });
      await openDashboard(page);
      const [book] = (await (await fetch(`${shop.url}/api/books/?limit=1`)).json()) as [BookView];
      for (const path of [
        '',
        '/manage-books',
        '/add-new-book',
        `/edit-book/${book._id}`,
        '/orders',
        `/orders/${order._id}`,
        '/deliveries',
        '/settings',
        '/activity',
        '/outbox',
      ]) {
        await page.goto(`/dashboard${path}`);
        await page.getByText('Loading the shop').waitFor({ state: 'detached' });
        expect.soft(await violations(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  },
);
