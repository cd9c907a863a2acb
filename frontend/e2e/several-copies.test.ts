import { expect } from '@playwright/test';
import { registerCustomer } from './harness/accounts.ts';
import { openDashboard, ownShop } from './harness/admin.ts';
import { newestBook } from './harness/books.ts';
import { journey } from './harness/journey.ts';
import { ordersOf } from './harness/orders.ts';
import { confirmDialog, fillCheckout, placeOrderButton, signIn } from './harness/shopping.ts';
import { violations } from './harness/violations.ts';
import { expectNoSidewaysScroll } from './harness/widths.ts';

journey.use(ownShop());

journey(
  'three copies of a book, from its page to a delivered order',
  async ({ page, request, newVisitor }) => {
    await openDashboard(page);
    await page.goto('/dashboard/settings');
    await page.getByRole('checkbox', { name: /^Customers can buy several copies/ }).check();
    await page.getByRole('button', { name: 'Save storefront' }).click();
    await expect(page.getByText('The storefront has been saved', { exact: true })).toBeVisible();

    const book = await newestBook(request);
    const customer = await registerCustomer(request);
    const visitor = await newVisitor();
    await visitor.setViewportSize({ width: 320, height: 640 });
    const field = visitor.getByRole('spinbutton', { name: `Number of copies of ${book.title}` });
    const more = visitor.getByRole('button', { name: `One copy of ${book.title} more` });
    await visitor.goto(`/books/${book._id}`);
    await more.click();
    await expect(field).toHaveValue('2');
    await visitor.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(visitor.getByRole('link', { name: 'Items in cart: 2' })).toBeVisible();

    await visitor.goto('/cart');
    await field.focus();
    await visitor.keyboard.press('ArrowUp');
    await expect(visitor.getByRole('link', { name: 'Items in cart: 3' })).toBeVisible();
    await visitor.reload();
    await expect(field).toHaveValue('3');
    await expectNoSidewaysScroll(visitor);
    expect(await violations(visitor)).toEqual([]);

    await signIn(visitor, customer, '/checkout');
    await expect(visitor.getByText('Items: 3')).toBeVisible();
    await fillCheckout(visitor);
    await placeOrderButton(visitor).click();
    await confirmDialog(visitor, 'Confirmed Order', "Yes, It's Okay!");
    await expect(visitor.getByRole('article').getByText(/^3 x \$/)).toBeVisible();
    const [order] = await ordersOf(request, customer);
    expect(order?.lines).toMatchObject([{ bookId: book._id, quantity: 3 }]);
    expect(order?.totalPrice).toBeCloseTo(3 * book.newPrice, 9);

    await page.goto(`/dashboard/orders/${order?._id}`);
    await page.emulateMedia({ media: 'print' });
    const slip = page.locator('.print-sheet[aria-label="Packing slip"]');
    await expect(slip.getByText(`3 x ${book.title}`)).toBeVisible();
    await expect(slip.getByText('3 copies, total')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    const main = page.getByRole('main');
    for (const move of ['Confirm', 'Mark as packed', 'Send out', 'Cash collected'])
      await main.getByRole('button', { name: move, exact: true }).first().click();
    await confirmDialog(page, 'Was the cash collected?', 'Cash collected');
    await expect(main.getByText('Delivered').first()).toBeVisible();
  },
);
