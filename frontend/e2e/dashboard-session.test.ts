import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openDashboard, owner, signInAsOwner } from './harness/admin.ts';
import { journey as base } from './harness/journey.ts';
import { placeOrder } from './harness/orders.ts';
import { type RunningShop, startShop } from './harness/running-shop.ts';
import { confirmDialog } from './harness/shopping.ts';

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

const EXPIRED = 'Token has been expired!, Please login again.';

journey(
  'the owner signs in, is redirected to the requested page, and logs out',
  async ({ page }) => {
    await page.goto('/dashboard/manage-books');
    await page.waitForURL('**/admin');
    await signInAsOwner(page);
    await page.waitForURL('**/dashboard/manage-books');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${shop.url}/`);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.goBack();
    await page.waitForURL('**/admin');
  },
);

journey('a wrong password is rejected', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(owner.ADMIN_USERNAME);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Please provide a valid email and password').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

journey('a new order is announced and counted within ten seconds', async ({ page }) => {
  await openDashboard(page);
  const left = page.getByRole('link', { name: /orders left/ });
  const before = Number.parseInt(await left.innerText(), 10);
  const { name } = await placeOrder(shop.url);
  const bell = page.getByRole('button', { name: 'Notifications, 1 new order' });
  await bell.waitFor({ timeout: 10_000 });
  await page
    .getByRole('link', { name: `${String(before + 1).padStart(2, '0')} orders left` })
    .waitFor();
  await bell.click();
  await page.getByRole('region', { name: 'New orders' }).getByRole('link', { name }).click();
  await page.waitForURL('**/dashboard/orders/*');
  await page.getByRole('main').getByText(name).first().waitFor();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
});

journey('a session ends after an hour, in every tab', async ({ newVisitor }) => {
  const { page, context } = await newVisitor();
  await page.clock.install();
  await openDashboard(page);
  const shopTab = await context.newPage();
  await shopTab.goto('/about');
  await shopTab.getByRole('link', { name: 'Dashboard' }).waitFor();
  await page.clock.fastForward('59:00');
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  await page.clock.fastForward('01:00');
  for (const tab of [page, shopTab]) {
    await confirmDialog(tab, EXPIRED);
    await tab.waitForURL(`${shop.url}/`);
  }
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

journey('a token that the server rejects ends the session, too', async ({ page }) => {
  await openDashboard(page);
  await page.evaluate(() => localStorage.setItem('token', 'no-token-of-this-shop'));
  await page.getByRole('link', { name: 'Settings' }).click();
  await confirmDialog(page, EXPIRED);
  await page.waitForURL(`${shop.url}/`);
});

journey("the header shows the owner's name, role and picture", async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Grace Ruiz');
  await page.getByLabel('Role').fill('Owner');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const menu = page.getByRole('button', { name: /Grace Ruiz/ });
  await menu.waitFor();
  const picture = await (await fetch(`${shop.url}/covers/480/book-1.webp`)).arrayBuffer();
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'me.webp',
    mimeType: 'image/webp',
    buffer: Buffer.from(picture),
  });
  await page.getByText('Your picture has been saved.').waitFor();
  const shown = menu.locator('img');
  await shown.waitFor();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
});

/** Returns the paper size of each printed page, in millimetres. */
async function paperSizes(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...points]) =>
    points.map((point) => Math.round((Number(point) / 72) * 25.4)).join(' x '),
  );
}

journey('a packing slip is one page of the chosen paper size', async ({ page }) => {
  const { name } = await placeOrder(shop.url);
  await openDashboard(page);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('row', { name }).getByRole('link').first().click();
  await page.getByRole('radio', { name: 'A4' }).check();
  expect(await paperSizes(page)).toEqual(['210 x 297']);
  await page.getByRole('radio', { name: 'A6' }).check();
  expect(await paperSizes(page)).toEqual(['105 x 148']);
});
