import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { registerCustomer } from './harness/accounts.ts';
import { openDashboard, owner } from './harness/admin.ts';
import { journey as base } from './harness/journey.ts';
import { placeOrder } from './harness/orders.ts';
import { type RunningShop, startShop } from './harness/running-shop.ts';
import { confirmDialog, fillCart, fillCheckout, signInWith } from './harness/shopping.ts';

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

const JOURNEY_TIMEOUT_MS = 180_000;
const PERSONAL = ['/orders', '/user-dashboard', '/checkout'];

async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await signInWith(page, account, 'Login');
  await confirmDialog(page, 'Login successful!');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Your account' }).waitFor({ state: 'detached' });
}

/** Returns everything a curious person could find: visible text, field values and stored data. */
const traces = (page: Page) =>
  page.evaluate(async () => {
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    const names = (await indexedDB.databases()).map(({ name }) => name);
    const stored = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    return [document.body.innerText, ...fields, ...stored, ...names].join('\n');
  });

journey(
  'after signing out, a shared computer shows nothing about the customer',
  { timeout: JOURNEY_TIMEOUT_MS },
  async ({ page, newVisitor }) => {
    const { customer, name, order } = await placeOrder(shop.url);
    const personal = [customer.email, name, order._id, order.address.street, 'Rosa Reader'];
    await fillCart(page);
    await signIn(page, customer);
    for (const path of PERSONAL.slice(0, 2)) {
      await page.goto(path);
      await page.getByText(order._id.slice(-6)).first().waitFor();
    }
    await page.goto('/checkout');
    await fillCheckout(page);
    await signOut(page);

    for (let back = 0; back < 3; back += 1) {
      await page.goBack();
      await page.waitForTimeout(500);
      const found = await traces(page);
      expect(personal.filter((word) => found.includes(word))).toEqual([]);
    }
    for (const path of PERSONAL) {
      await page.goto(path);
      await page.waitForURL('**/login');
    }

    await signIn(page, await registerCustomer(shop.url));
    await page.goto('/orders');
    await page.getByText('No orders found!').waitFor();
    const found = await traces(page);
    expect(personal.filter((word) => found.includes(word))).toEqual([]);

    const { page: elsewhere } = await newVisitor();
    await signIn(elsewhere, customer);
    await elsewhere.goto('/orders');
    await elsewhere.getByText(order._id.slice(-6)).first().waitFor();
  },
);

journey(
  'after logging out of the dashboard, going back shows no order',
  { timeout: JOURNEY_TIMEOUT_MS },
  async ({ page }) => {
    const { customer, name, order } = await placeOrder(shop.url);
    await openDashboard(page);
    await page.goto(`/dashboard/orders/${order._id}`);
    await page.getByText(name).first().waitFor();
    await page.getByRole('button', { name: /log out/i }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    await page.waitForTimeout(500);
    const found = await traces(page);
    const personal = [customer.email, name, order._id, 'token'];
    expect(personal.filter((word) => found.includes(word))).toEqual([]);
  },
);
