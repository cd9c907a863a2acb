import { expect } from '@playwright/test';
import { openDashboard, ownShop, signInAsOwner, submitAdminLogin } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import { placeOrder } from './harness/orders.ts';
import { paperSizes } from './harness/paper-sizes.ts';
import { confirmDialog } from './harness/shopping.ts';

journey.use(ownShop());

const EXPIRED = 'Token has been expired!, Please login again.';

journey(
  'the owner signs in, is redirected to the requested page, and logs out',
  async ({ page }) => {
    await page.goto('/dashboard/manage-books');
    await expect(page).toHaveURL('/admin');
    await signInAsOwner(page);
    await expect(page).toHaveURL('/dashboard/manage-books');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL('/admin');
  },
);

journey('a wrong password is rejected', async ({ page }) => {
  await page.goto('/admin');
  await submitAdminLogin(page, 'not this one');
  await expect(page.getByText('Please provide a valid email and password')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

journey('a new order is announced and counted within ten seconds', async ({ page, request }) => {
  await page.clock.install();
  await openDashboard(page);
  const left = page.getByRole('link', { name: /orders left/ });
  const before = Number.parseInt(await left.innerText(), 10);
  // Ten seconds of the page, as those of a busy machine are too short for anything.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const { name } = await placeOrder(request);
  const asks = page.waitForRequest(/\/api\/admin\/notifications(\?|$)/);
  await page.clock.runFor(10_000);
  await asks;
  await page.clock.resume();
  const bell = page.getByRole('button', { name: 'Notifications, 1 new order' });
  await expect(bell).toBeVisible();
  await expect(
    page.getByRole('link', { name: `${String(before + 1).padStart(2, '0')} orders left` }),
  ).toBeVisible();
  await bell.click();
  await page.getByRole('region', { name: 'New orders' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/dashboard\/orders\/\w+$/);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

journey('a session ends after an hour, in every tab', async ({ page, context }) => {
  await page.clock.install();
  await openDashboard(page);
  const shopTab = await context.newPage();
  await shopTab.goto('/about');
  await expect(shopTab.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.clock.fastForward('55:00');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.clock.fastForward('05:00');
  for (const tab of [page, shopTab]) {
    await confirmDialog(tab, EXPIRED);
    await expect(tab).toHaveURL('/');
  }
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

journey('a token that the server rejects ends the session, too', async ({ page }) => {
  await openDashboard(page);
  await page.evaluate(() => localStorage.setItem('token', 'no-token-of-this-shop'));
  await page.getByRole('link', { name: 'Settings' }).click();
  await confirmDialog(page, EXPIRED);
  await expect(page).toHaveURL('/');
});

journey("the header shows the owner's name, role and picture", async ({ page, request }) => {
  await openDashboard(page);
  await page.goto('/dashboard/settings/profile');
  await page.getByLabel('Name', { exact: true }).fill('Grace Ruiz');
  await page.getByLabel('Role').fill('Owner');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const menu = page.getByRole('button', { name: /Grace Ruiz/ });
  await expect(menu).toBeVisible();
  const picture = await request.get('/covers/480/book-1.webp');
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'me.webp',
    mimeType: 'image/webp',
    buffer: await picture.body(),
  });
  await expect(page.getByText('Your picture has been saved.')).toBeVisible();
  const shown = menu.locator('img');
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(120);
});

journey('a packing slip is one page of the chosen paper size', async ({ page, request }) => {
  const { name } = await placeOrder(request);
  await openDashboard(page);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('row', { name }).getByRole('link').first().click();
  await page.getByRole('radio', { name: 'A4' }).check();
  expect(await paperSizes(page)).toEqual(['210 x 297']);
  await page.getByRole('radio', { name: 'A6' }).check();
  expect(await paperSizes(page)).toEqual(['105 x 148']);
});
