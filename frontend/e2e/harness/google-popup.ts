import type { Locator, Page } from '@playwright/test';
import { newEmail } from './accounts.ts';
import { confirmDialog } from './shopping.ts';

/** Clicks a button and returns the popup that it opens. */
export async function openPopup(button: Locator): Promise<Page> {
  const opening = button.page().waitForEvent('popup');
  await button.click();
  return opening;
}

/** Clicks what closes a popup, which may be gone before the browser has told of the click. */
export async function closeWith(button: Locator): Promise<void> {
  const popup = button.page();
  const closing = popup.waitForEvent('close');
  await button.click().catch((error: unknown) => {
    if (!popup.isClosed()) throw error;
  });
  await closing;
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
  await closeWith(popup.getByRole('button', { name: 'Continue' }));
  await confirmDialog(page, 'Login successful!');
}
