import { expect, type Page } from '@playwright/test';
import { registerCustomer } from './harness/accounts.ts';
import { openDashboard, ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import { placeOrder } from './harness/orders.ts';
import { fillCart, fillCheckout, signIn } from './harness/shopping.ts';

journey.use(ownShop());

const PERSONAL = ['/orders', '/user-dashboard', '/checkout'];

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Your account' })).not.toBeAttached();
}

/** Returns everything a curious person could find: visible text, field values and stored data. */
const traces = (page: Page) =>
  page.evaluate(async () => {
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    const names = (await indexedDB.databases()).map(({ name }) => name);
    const stored = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    return [document.body.innerText, ...fields, ...stored, ...names].join('\n');
  });

journey(
  'after signing out, a shared computer shows nothing about the customer',
  async ({ page, newVisitor, request }) => {
    const { customer, name, order } = await placeOrder(request);
    const personal = [customer.email, name, order._id, order.address?.street ?? '', 'Rosa Reader'];
    await fillCart(page);
    await signIn(page, customer);
    for (const path of PERSONAL.slice(0, 2)) {
      await page.goto(path);
      await expect(page.getByText(order._id.slice(-6)).first()).toBeVisible();
    }
    await page.goto('/checkout');
    await fillCheckout(page);
    await signOut(page);

    for (let back = 0; back < 3; back += 1) {
      await page.goBack();
      await page.waitForTimeout(500);
      const found = await traces(page);
      expect(personal.filter((word) => found.includes(word))).toEqual([]);
    }
    for (const path of PERSONAL) {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    }

    await signIn(page, await registerCustomer(request));
    await page.goto('/orders');
    await expect(page.getByText('No orders found!')).toBeVisible();
    const found = await traces(page);
    expect(personal.filter((word) => found.includes(word))).toEqual([]);

    const elsewhere = await newVisitor();
    await signIn(elsewhere, customer);
    await elsewhere.goto('/orders');
    await expect(elsewhere.getByText(order._id.slice(-6)).first()).toBeVisible();
  },
);

journey(
  'after logging out of the dashboard, going back shows no order',
  async ({ page, request }) => {
    const { customer, name, order } = await placeOrder(request);
    await openDashboard(page);
    await page.goto(`/dashboard/orders/${order._id}`);
    await expect(page.getByText(name).first()).toBeVisible();
    await page.getByRole('button', { name: /log out/i }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await page.waitForTimeout(500);
    const found = await traces(page);
    const personal = [customer.email, name, order._id, 'token'];
    expect(personal.filter((word) => found.includes(word))).toEqual([]);
  },
);
