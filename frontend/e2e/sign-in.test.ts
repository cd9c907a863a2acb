import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newEmail, registerCustomer } from './harness/accounts.ts';
import { journey } from './harness/journey.ts';
import { confirmDialog, signInWith } from './harness/shopping.ts';

const account = (page: Page) => page.getByRole('button', { name: 'Your account' });

journey(
  'a visitor is redirected to the login, then back to the requested page',
  async ({ page, shopUrl }) => {
    const customer = await registerCustomer(shopUrl);
    await page.goto('/orders');
    await page.waitForURL('**/login');
    await signInWith(page, customer, 'Login');
    await confirmDialog(page, 'Login successful!');
    await page.waitForURL('**/orders');
    await page.getByText('No orders found!').waitFor();
  },
);

journey('a wrong password is rejected with the specified message', async ({ page, shopUrl }) => {
  const { email } = await registerCustomer(shopUrl);
  await page.goto('/login');
  await signInWith(page, { email, password: 'not this one' }, 'Login');
  await page.getByText('Please provide a valid email and password').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

journey(
  'a new customer registers, stays signed in after a reload, and signs out',
  async ({ page }) => {
    await page.goto('/register');
    await signInWith(page, { email: newEmail(), password: 'a long enough one' }, 'Register');
    await confirmDialog(page, 'User registered successfully!');
    await page.waitForURL('**/');
    await page.reload();
    await account(page).click();
    for (const name of ['Dashboard', 'Orders', 'Cart Page', 'Check Out']) {
      await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name }).waitFor();
    }
    await page.getByRole('button', { name: 'Logout' }).click();
    await account(page).waitFor({ state: 'detached' });
    await page.goto('/user-dashboard');
    await page.waitForURL('**/login');
  },
);

journey('a customer signs in with Google through the account popup', async ({ page }) => {
  const email = newEmail();
  await page.goto('/login');
  const popupOpening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await popupOpening;
  await popup.getByLabel('Name').fill('Gina Reader');
  await popup.getByLabel('Email').fill(email);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await confirmDialog(page, 'Login successful!');
  await account(page).waitFor();
  await page.goto('/user-dashboard');
  await page.getByText('Welcome, Gina Reader! Here are your recent orders:').waitFor();
  await page.getByText('You have no recent orders.').waitFor();
});

journey('closing the Google popup shows no error', async ({ page }) => {
  await page.goto('/login');
  const popupOpening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await (await popupOpening).close();
  await page.waitForTimeout(1500);
  expect(await page.getByText('Google sign in failed!').count()).toBe(0);
});
