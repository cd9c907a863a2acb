import { expect, type Page } from '@playwright/test';
import { newEmail, refreshTokenOf, registerCustomer, statusOfToken } from './harness/accounts.ts';
import { openGooglePopup, signInWithGoogle } from './harness/google-popup.ts';
import { journey } from './harness/journey.ts';
import { confirmDialog, signIn, signInWith } from './harness/shopping.ts';
import { PHONE } from './harness/widths.ts';

journey.use({ viewport: PHONE });

const account = (page: Page) => page.getByRole('button', { name: 'Your account' });

journey(
  'a visitor is redirected to the login, then back to the requested page',
  async ({ page, request }) => {
    await signIn(page, await registerCustomer(request), '/orders');
    await expect(page).toHaveURL('/orders');
    await expect(page.getByText('No orders found!')).toBeVisible();
  },
);

journey('a wrong password is rejected with the specified message', async ({ page, request }) => {
  const { email } = await registerCustomer(request);
  await page.goto('/login');
  await signInWith(page, { email, password: 'not this one' }, 'Login');
  await expect(page.getByText('Please provide a valid email and password')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

journey(
  'a new customer registers, stays signed in after a reload, and signs out',
  async ({ page, request }) => {
    await page.goto('/register');
    await signInWith(page, { email: newEmail(), password: 'a long enough one' }, 'Register');
    await confirmDialog(page, 'User registered successfully!');
    await expect(page).toHaveURL('/');
    await page.reload();
    await account(page).click();
    for (const name of ['Dashboard', 'Orders', 'Cart Page', 'Check Out']) {
      await expect(
        page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name }),
      ).toBeVisible();
    }
    const token = await refreshTokenOf(page);
    expect(await statusOfToken(request, token)).toBe(200);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(account(page)).not.toBeAttached();
    await expect.poll(() => statusOfToken(request, token)).toBe(400);
    await page.goto('/user-dashboard');
    await expect(page).toHaveURL('/login');
  },
);

journey('a customer signs in with Google through the account popup', async ({ page }) => {
  await signInWithGoogle(page, { name: 'Gina Reader' });
  await expect(account(page)).toBeVisible();
  await page.goto('/user-dashboard');
  await expect(page.getByText('Welcome, Gina Reader! Here are your recent orders:')).toBeVisible();
  await expect(page.getByText('You have no recent orders.')).toBeVisible();
});

journey('closing the Google popup shows no error', async ({ page }) => {
  const waits = page.getByText('Continue in the pop-up window.');
  const popup = await openGooglePopup(page);
  await expect(waits).toBeVisible();
  await popup.close();
  await expect(waits).toHaveCount(0);
  await expect(page.getByText('Google sign in failed!')).not.toBeAttached();
});
