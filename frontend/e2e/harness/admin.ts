import type { BookView } from '@book-store/backend/contract';
import type { Page } from 'playwright-core';
import { confirmDialog } from './shopping.ts';

/** The owner of a shop that a journey starts for itself: what `startShop` takes as settings. */
export const owner = { ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'a long enough owner word' };

/** Signs the owner in by the API and answers the token. */
export async function ownerToken(shopUrl: string): Promise<string> {
  const reply = await fetch(`${shopUrl}/api/auth/admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: owner.ADMIN_USERNAME, password: owner.ADMIN_PASSWORD }),
  });
  if (!reply.ok) throw new Error(`The owner's sign-in answered ${reply.status}.`);
  return ((await reply.json()) as { token: string }).token;
}

/** Gives a book another price, as the owner does in the dashboard. */
export async function changePrice(shopUrl: string, id: string, newPrice: number): Promise<void> {
  const found = await fetch(`${shopUrl}/api/books/${id}`);
  const { title, author, description, category, oldPrice } = (await found.json()) as BookView;
  const reply = await fetch(`${shopUrl}/api/books/edit/${id}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await ownerToken(shopUrl)}`,
    },
    body: JSON.stringify({ title, author, description, category, oldPrice, newPrice }),
  });
  if (!reply.ok) throw new Error(`Changing the price answered ${reply.status}.`);
}

/** Signs the owner in on the page of the dashboard's login. */
export async function signInAsOwner(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(owner.ADMIN_USERNAME);
  await page.getByLabel('Password', { exact: true }).fill(owner.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await confirmDialog(page, 'Admin Login successful!');
}

/** Goes through the login to the overview. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/admin');
  await signInAsOwner(page);
  await page.getByText('Products').waitFor();
}
