import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { confirmDialog } from './shopping.ts';

const USERNAME = 'owner';
const PASSWORD = 'a long enough owner word';

/** Returns settings for a test file's own shop, with a known admin password. */
export const ownShop = () => ({
  shopSettings: { ADMIN_USERNAME: USERNAME, ADMIN_PASSWORD: PASSWORD },
});

/** Signs in the owner through the API and returns the header for further calls. */
export async function ownerHeaders(request: APIRequestContext) {
  const reply = await request.post('/api/auth/admin', {
    data: { username: USERNAME, password: PASSWORD },
  });
  await expect(reply).toBeOK();
  const { token } = (await reply.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

/** Fills in and submits the dashboard's login form. */
export async function submitAdminLogin(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(USERNAME);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Signs in as the owner on the dashboard's login page. */
export async function signInAsOwner(page: Page): Promise<void> {
  await submitAdminLogin(page);
  await confirmDialog(page, 'Admin Login successful!');
}

/** Signs in and opens the dashboard's overview. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/admin');
  await signInAsOwner(page);
  await expect(page.getByText('Products')).toBeVisible();
}
