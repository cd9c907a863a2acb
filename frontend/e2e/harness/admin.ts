import type { BookView } from '@book-store/backend/contract';
import type { Page } from 'playwright-core';
import { confirmDialog } from './shopping.ts';

/** The owner's credentials, as settings for `startShop`. */
export const owner = { ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'a long enough owner word' };

/** Signs in the owner through the API and returns the token. */
export async function ownerToken(shopUrl: string): Promise<string> {
  const reply = await fetch(`${shopUrl}/api/auth/admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: owner.ADMIN_USERNAME, password: owner.ADMIN_PASSWORD }),
  });
  if (!reply.ok) throw new Error(`The owner's sign-in returned ${reply.status}.`);
  return ((await reply.json()) as { token: string }).token;
}

/** Changes the price of a book through the API. */
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
  if (!reply.ok) throw new Error(`Changing the price returned ${reply.status}.`);
}

/** Fills and submits the dashboard's login form. */
export async function signInAsOwner(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(owner.ADMIN_USERNAME);
  await page.getByLabel('Password', { exact: true }).fill(owner.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await confirmDialog(page, 'Admin Login successful!');
}

/** Signs in and opens the dashboard's overview. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/admin');
  await signInAsOwner(page);
  await page.getByText('Products').waitFor();
}
