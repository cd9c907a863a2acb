import { expect, type Page } from '@playwright/test';
import { registerCustomer } from './harness/accounts.ts';
import { journey } from './harness/journey.ts';
import { fillCart, signIn } from './harness/shopping.ts';

const badge = (page: Page, count: number) =>
  expect(page.getByRole('link', { name: `Items in cart: ${count}` })).toBeVisible();
const lines = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');
const lookAgain = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('focus')));
/** Waits until the server has what the device's customer changed. */
const saved = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('book-store-account-cart-v1')))
    .toContain('"edits":[]');

journey(
  'a customer has one cart on two devices',
  async ({ page, newVisitor, request, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    const customer = await registerCustomer(request);
    await fillCart(page, 2);
    await signIn(page, customer);
    await badge(page, 2);

    const phone = await newVisitor({ viewport: { width: 390, height: 844 } });
    await fillCart(phone, 3);
    await signIn(phone, customer);
    await badge(phone, 3);
    await phone.goto('/cart');
    await expect(lines(phone)).toHaveCount(3);

    await saved(phone);
    await lookAgain(page);
    await badge(page, 3);
    await page.goto('/cart');
    await expect(lines(page)).toHaveText([/\w/, /\w/, /\w/]);
    const first = await lines(page).first().innerText();
    await page.getByRole('button', { name: 'Remove' }).first().click();
    await expect(lines(page)).toHaveCount(2);

    await saved(page);
    await lookAgain(phone);
    await expect(lines(phone)).toHaveCount(2);
    await expect(phone.getByRole('heading', { name: first })).toHaveCount(0);

    // Offline, one device empties the cart; the other one keeps shopping meanwhile.
    await phone.context().setOffline(true);
    await phone.getByRole('button', { name: 'Clear Cart' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await badge(page, 3);
    await saved(page);
    await phone.context().setOffline(false);
    await expect(phone.getByRole('heading', { name: first })).toBeVisible();
    await expect(lines(phone)).toHaveCount(1);
    await saved(phone);
    await lookAgain(page);
    await expect(lines(page)).toHaveCount(1);

    await phone.reload();
    await expect(lines(phone)).toHaveCount(1);
  },
);

journey('signing out leaves an empty cart on the device', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  await fillCart(page);
  await signIn(page, customer);
  await saved(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await badge(page, 0);
  await page.reload();
  await badge(page, 0);
  await signIn(page, customer);
  await badge(page, 1);
});
