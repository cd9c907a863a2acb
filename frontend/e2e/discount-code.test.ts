import { expect, type Page } from '@playwright/test';
import { registerCustomer } from './harness/accounts.ts';
import { openDashboard, ownShop } from './harness/admin.ts';
import { newestBook } from './harness/books.ts';
import { journey } from './harness/journey.ts';
import { ordersOf } from './harness/orders.ts';
import { confirmDialog, fillCheckout, placeOrderButton, signIn } from './harness/shopping.ts';
import { violations } from './harness/violations.ts';
import { expectNoSidewaysScroll } from './harness/widths.ts';

journey.use(ownShop());

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Makes a code in the dashboard. */
async function makeCode(page: Page, code: string, fields: Record<string, string>) {
  await page.goto('/dashboard/discount-codes');
  await page.getByRole('link', { name: 'Make a code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(code);
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(new RegExp(`^${label}`)).fill(text);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save code' }).click();
  await expect(page.getByRole('link', { name: code, exact: true })).toBeVisible();
}

/** Enters a code in cart or checkout. */
async function enterCode(page: Page, code: string) {
  const field = page.getByRole('textbox', { name: 'Discount code' });
  if (!(await field.isVisible())) await page.getByText('Use a discount code').click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

journey(
  'a discount code, from the owner to the order that has used it',
  async ({ page, request, newVisitor }) => {
    await openDashboard(page);
    await page.setViewportSize(DESKTOP);
    await makeCode(page, 'WELCOME-10', { Percent: '10', 'Orders in all': '1' });
    await page.setViewportSize(PHONE);
    await makeCode(page, 'BIG-ORDER', { Percent: '50', 'From a sum of': '1000' });
    await expectNoSidewaysScroll(page);
    expect(await violations(page)).toEqual([]);

    const book = await newestBook(request);
    const customer = await registerCustomer(request);
    const visitor = await newVisitor();
    await visitor.setViewportSize(PHONE);
    await visitor.goto(`/books/${book._id}`);
    await visitor.getByRole('button', { name: 'Add to Cart' }).first().click();
    await visitor.goto('/cart');
    await enterCode(visitor, 'big-order');
    await expect(visitor.getByText('This code is for books for at least $1,000.00.')).toBeVisible();
    expect(await violations(visitor)).toEqual([]);
    await enterCode(visitor, 'welcome-10');
    await expect(visitor.getByText('Discount code WELCOME-10', { exact: true })).toBeVisible();
    await expect(visitor.getByText('With the discount')).toBeVisible();
    expect(await violations(visitor)).toEqual([]);
    await expectNoSidewaysScroll(visitor);

    await signIn(visitor, customer, '/checkout');
    await visitor.setViewportSize(DESKTOP);
    const summary = visitor.getByRole('complementary', { name: 'Your books' });
    await expect(summary.getByText('Discount code WELCOME-10', { exact: true })).toBeVisible();
    expect(await violations(visitor)).toEqual([]);
    await fillCheckout(visitor);
    await placeOrderButton(visitor).click();
    await confirmDialog(visitor, 'Confirmed Order', "Yes, It's Okay!");
    const card = visitor.getByRole('article');
    await expect(card.getByText('Discount code WELCOME-10', { exact: true })).toBeVisible();
    expect(await violations(visitor)).toEqual([]);
    const [order] = await ordersOf(request, customer);
    const off = Math.round(book.newPrice * 10) / 100;
    expect(order?.discountCode).toEqual({ code: 'WELCOME-10', amount: off });
    expect(order?.totalPrice).toBeCloseTo(book.newPrice - off, 9);

    await page.goto('/dashboard/discount-codes');
    await expect(page.getByText('used in 1 of 1 order')).toBeVisible();
    await page.goto(`/dashboard/orders/${order?._id}`);
    await expect(page.getByText('Discount code WELCOME-10', { exact: true }).first()).toBeVisible();

    await visitor.goto(`/books/${book._id}`);
    await visitor.getByRole('button', { name: 'Add to Cart' }).first().click();
    await visitor.goto('/cart');
    await enterCode(visitor, 'WELCOME-10');
    await expect(visitor.getByText('This code has been used up.')).toBeVisible();
  },
);
