import type { OrderView } from '@book-store/backend/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Account, registerCustomer } from './harness/accounts.ts';
import { changePrice, owner } from './harness/admin.ts';
import { journey as base } from './harness/journey.ts';
import { type RunningShop, startShop } from './harness/running-shop.ts';
import {
  confirmDialog,
  fillCart,
  fillCheckout,
  placeOrderButton,
  signInWith,
} from './harness/shopping.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop(owner);
});
afterAll(() => shop.remove());

// These journeys kill the shop and change its prices, so they start their own.
const journey = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from it
  shopUrl: async ({}, use) => use(shop.url),
});

async function ordersOf({ email, idToken }: Account): Promise<OrderView[]> {
  const reply = await fetch(`${shop.url}/api/orders/email/${email}`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
  return (await reply.json()) as OrderView[];
}

async function goToCheckout(page: Page, customer: Account) {
  await fillCart(page);
  await page.goto('/checkout');
  await page.waitForURL('**/login');
  await signInWith(page, customer, 'Login');
  await confirmDialog(page, 'Login successful!');
  await page.waitForURL('**/checkout');
  await fillCheckout(page);
}

journey(
  'a price change is shown before the order, and nothing is ordered until the customer agrees',
  async ({ page }) => {
    const customer = await registerCustomer(shop.url);
    await goToCheckout(page, customer);
    const [{ _id }] = (await (await fetch(`${shop.url}/api/books/?limit=1`)).json()) as [
      { _id: string },
    ];
    await changePrice(shop.url, _id, 77.25);
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Failed to place an order');
    await page.getByText('$77.25').first().waitFor();
    expect(await ordersOf(customer)).toEqual([]);
    expect(await page.getByLabel('Address / Street').inputValue()).toBe('12 Inkwell Lane');
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    expect(await ordersOf(customer)).toMatchObject([{ totalPrice: 77.25 }]);
  },
);

journey(
  'the shop goes down during checkout and comes back: nothing is lost, and there is one order',
  async ({ page, allowProblem }) => {
    allowProblem(/Failed to load resource: net::ERR/);
    const customer = await registerCustomer(shop.url);
    await goToCheckout(page, customer);
    await shop.kill();
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Failed to place an order');
    expect(await page.getByLabel('Address / Street').inputValue()).toBe('12 Inkwell Lane');
    await page.getByRole('link', { name: 'Items in cart: 1' }).waitFor();
    await shop.resume();
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    await page.waitForURL('**/orders');
    expect(await ordersOf(customer)).toHaveLength(1);
  },
);

journey(
  'the database goes down during checkout: the customer sees an error, and nothing is lost',
  async ({ page }) => {
    const customer = await registerCustomer(shop.url);
    await goToCheckout(page, customer);
    await page.route('**/api/**', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        headers: { 'Retry-After': '5' },
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Service Unavailable',
          status: 503,
          detail: 'The shop cannot reach its database. Please try again in a moment.',
          code: 'unavailable',
        }),
      }),
    );
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Failed to place an order');
    await page.getByRole('alert').getByText('Nothing is lost').waitFor();
    expect(await page.getByLabel('Address / Street').inputValue()).toBe('12 Inkwell Lane');
    await page.reload();
    await page.getByRole('link', { name: 'Items in cart: 1' }).waitFor();
    await page.unroute('**/api/**');
    await page.goto('/checkout');
    await fillCheckout(page);
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    expect(await ordersOf(customer)).toHaveLength(1);
  },
);
