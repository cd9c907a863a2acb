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

// These journeys need the owner's password, so they start their own shop.
const journey = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from it
  shopUrl: async ({}, use) => use(shop.url),
});

const JOURNEY_TIMEOUT_MS = 120_000;
const NEW_PASSWORD = 'quite another long one';
type Credentials = { email: string; password: string };

async function signIn(page: Page, account: Credentials): Promise<void> {
  await page.goto('/login');
  await signInWith(page, account, 'Login');
  await confirmDialog(page, 'Login successful!');
}

const deletion = (page: Page) => page.getByRole('region', { name: 'Delete account' });

journey(
  'a customer resets a forgotten password with the link from the owner',
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
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await confirmDialog(page, 'Your password has been changed. Please log in.');
    await page.waitForURL('**/login');
    await signInWith(page, { email: customer.email, password: NEW_PASSWORD }, 'Login');
    await confirmDialog(page, 'Login successful!');
    await page.goto('/orders');
    await page.getByText(order._id).first().waitFor();
    await expect(signInCustomer(shop.url, customer)).rejects.toThrow('400');
  },
);

journey(
  'an invalid password reset link offers a new one',
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
  'a customer changes the password, then deletes the account; the order stays',
  { timeout: JOURNEY_TIMEOUT_MS },
  async ({ page, newVisitor }) => {
    const { customer, order } = await placeOrder(shop.url);
    await signIn(page, customer);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('navigation', { name: 'Account' }).getByText('Account').click();
    await page.getByLabel('Current password').fill(customer.password);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    expect.soft(await violations(page), 'account').toEqual([]);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password has been changed').waitFor();

    await deletion(page).getByLabel('Password').fill(NEW_PASSWORD);
    await deletion(page).getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await confirmDialog(page, 'Your account has been deleted.');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('button', { name: 'Your account' }).waitFor({ state: 'detached' });

    const { page: later } = await newVisitor();
    await later.goto('/register');
    await signInWith(later, { email: customer.email, password: NEW_PASSWORD }, 'Register');
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
  'a customer with a Google sign-in deletes the account after confirming with Google',
  { timeout: JOURNEY_TIMEOUT_MS },
  async ({ page }) => {
    const openPopup = async (act: () => Promise<void>) => {
      const opening = page.waitForEvent('popup');
      await act();
      return opening;
    };
    await page.goto('/login');
    const popup = await openPopup(() => page.getByRole('button', { name: /with Google/ }).click());
    await popup.getByLabel('Name').fill('Gina Leaves');
    await popup.getByLabel('Email').fill('gina.leaves@example.com');
    await popup.getByRole('button', { name: 'Continue' }).click();
    await confirmDialog(page, 'Login successful!');
    await page.goto('/account');
    await page.getByText('there is no password here').waitFor();
    const button = deletion(page).getByRole('button', { name: 'Delete account' });
    const again = await openPopup(() => button.click());
    await again.getByText('Gina Leaves').click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await confirmDialog(page, 'Your account has been deleted.');
  },
);
