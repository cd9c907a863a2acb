import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { signInCustomer } from './harness/accounts.ts';
import { openDashboard, owner, ownerToken } from './harness/admin.ts';
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

// A shop of their own, because these journeys have to know its owner.
const journey = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from it
  shopUrl: async ({}, use) => use(shop.url),
});

const JOURNEY_TIMEOUT_MS = 120_000;
const OTHER = 'quite another long one';
type Credentials = { email: string; password: string };

async function signIn(page: Page, account: Credentials): Promise<void> {
  await page.goto('/login');
  await signInWith(page, account, 'Login');
  await confirmDialog(page, 'Login successful!');
}

const deletion = (page: Page) => page.getByRole('region', { name: 'Delete account' });

journey(
  'a forgotten password is replaced through the link that the owner passes on',
  { timeout: JOURNEY_TIMEOUT_MS },
  async ({ page, newVisitor }) => {
    const { customer, order } = await placeOrder(shop.url);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(customer.email);
    expect.soft(await violations(page), 'forgotten password').toEqual([]);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('If there is an account for this address').waitFor();

    const { page: dashboard, context } = await newVisitor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDashboard(dashboard);
    await dashboard.getByRole('link', { name: 'Outbox' }).first().click();
    expect.soft(await violations(dashboard), 'outbox').toEqual([]);
    await dashboard.getByRole('button', { name: `Copy link for ${customer.email}` }).click();
    await dashboard.getByText('Copied.').waitFor();
    const link = await dashboard.evaluate(() => navigator.clipboard.readText());

    await page.goto(link);
    await page.getByText(customer.email).waitFor();
    expect.soft(await violations(page), 'new password').toEqual([]);
    await page.getByLabel('New password').fill(OTHER);
    await page.getByRole('button', { name: 'Save password' }).click();
    await confirmDialog(page, 'Your password has been changed. Please log in.');
    await page.waitForURL('**/login');
    await signInWith(page, { email: customer.email, password: OTHER }, 'Login');
    await confirmDialog(page, 'Login successful!');
    await page.goto('/orders');
    await page.getByText(order._id).first().waitFor();
    await expect(signInCustomer(shop.url, customer)).rejects.toThrow('400');
  },
);

journey(
  'a link for a new password works once',
  { timeout: JOURNEY_TIMEOUT_MS },
  async ({ page, allowProblem }) => {
    allowProblem(/400/);
    await page.goto('/reset-password?oobCode=made-up');
    await page.getByText('This link no longer works. Request a new one.').waitFor();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.waitForURL('**/forgot-password');
  },
);

journey(
  'a customer changes the password, then deletes the account; the order is still delivered',
  { timeout: JOURNEY_TIMEOUT_MS },
  async ({ page, newVisitor }) => {
    const { customer, order } = await placeOrder(shop.url);
    await signIn(page, customer);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('navigation', { name: 'Account' }).getByText('Account').click();
    await page.getByLabel('Current password').fill(customer.password);
    await page.getByLabel('New password').fill(OTHER);
    expect.soft(await violations(page), 'account').toEqual([]);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password has been changed').waitFor();

    await deletion(page).getByLabel('Password').fill(OTHER);
    await deletion(page).getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await confirmDialog(page, 'Your account has been deleted.');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('button', { name: 'Your account' }).waitFor({ state: 'detached' });

    const { page: later } = await newVisitor();
    await later.goto('/register');
    await signInWith(later, { email: customer.email, password: OTHER }, 'Register');
    await confirmDialog(later, 'User registered successfully!');
    await later.goto('/orders');
    await later.getByText('No orders found!').waitFor();
    const kept = await fetch(`${shop.url}/api/admin/orders/${order._id}`, {
      headers: { authorization: `Bearer ${await ownerToken(shop.url)}` },
    });
    expect(await kept.json()).toMatchObject({ status: 'placed', name: order.name, email: '' });
  },
);

journey(
  'a customer of Google deletes the account after confirming it there',
  { timeout: JOURNEY_TIMEOUT_MS },
  async ({ page }) => {
    const choose = async (act: () => Promise<void>) => {
      const opens = page.waitForEvent('popup');
      await act();
      return opens;
    };
    await page.goto('/login');
    const popup = await choose(() => page.getByRole('button', { name: /with Google/ }).click());
    await popup.getByLabel('Name').fill('Gina Leaves');
    await popup.getByLabel('Email').fill('gina.leaves@example.com');
    await popup.getByRole('button', { name: 'Continue' }).click();
    await confirmDialog(page, 'Login successful!');
    await page.goto('/account');
    await page.getByText('there is no password here').waitFor();
    const button = deletion(page).getByRole('button', { name: 'Delete account' });
    const again = await choose(() => button.click());
    await again.getByText('Gina Leaves').click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await confirmDialog(page, 'Your account has been deleted.');
  },
);
