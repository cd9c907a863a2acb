import type { Locator, Page } from '@playwright/test';
import { newEmail } from './accounts.ts';
import { confirmDialog } from './shopping.ts';

/** Clicks a button and returns the popup that it opens. */
export async function openPopup(button: Locator): Promise<Page> {
  const opening = button.page().waitForEvent('popup');
  await button.click();
  return opening;
}

/** Opens the account popup on the login page. */
export async function openGooglePopup(page: Page): Promise<Page> {
  await page.goto('/login');
  return openPopup(page.getByRole('button', { name: 'Sign in with Google' }));
}

/** Signs in with a new Google account. */
export async function signInWithGoogle(
  page: Page,
  { name = 'Gina Reader', email = newEmail() } = {},
): Promise<void> {
  const popup = await openGooglePopup(page);
  await popup.getByLabel('Name').fill(name);
  await popup.getByLabel('Email').fill(email);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await confirmDialog(page, 'Login successful!');
}
