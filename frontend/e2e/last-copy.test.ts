import { expect, type Page } from '@playwright/test';
import { registerCustomer } from './harness/accounts.ts';
import { openDashboard, ownerHeaders, ownShop } from './harness/admin.ts';
import { newestBook } from './harness/books.ts';
import { journey } from './harness/journey.ts';
import { ordersOf } from './harness/orders.ts';
import {
  confirmDialog,
  fillCart,
  fillCheckout,
  placeOrderButton,
  signIn,
} from './harness/shopping.ts';

journey.use(ownShop());

journey(
  'the last copy is sold to one of two customers; the other learns it and orders the rest',
  async ({ page, request, newVisitor }) => {
    const book = await newestBook(request);
    const counted = await request.post(`/api/admin/books/${book._id}/stock`, {
      headers: await ownerHeaders(request),
      data: { counted: 1, reason: 'Stocktaking' },
    });
    await expect(counted).toBeOK();

    const pages = [await newVisitor(), await newVisitor()];
    const customers = [await registerCustomer(request), await registerCustomer(request)];
    for (const [at, visitor] of pages.entries()) {
      await fillCart(visitor, 2);
      await signIn(visitor, customers[at] as (typeof customers)[0], '/checkout');
      await fillCheckout(visitor);
    }
    await Promise.all(pages.map((visitor) => placeOrderButton(visitor).click()));
    const outcomes = await Promise.all(pages.map(outcome));
    expect([...outcomes].sort()).toEqual(['Confirmed Order', 'Failed to place an order']);

    const loser = pages[outcomes.indexOf('Failed to place an order')] as Page;
    await confirmDialog(loser, 'Failed to place an order');
    const alert = loser.getByRole('alert');
    await expect(alert).toContainText('A book is sold out');
    await expect(alert).toContainText(book.title);
    await alert.getByRole('button', { name: 'Remove it from the cart' }).click();
    await placeOrderButton(loser).click();
    await confirmDialog(loser, 'Confirmed Order', "Yes, It's Okay!");
    const orders = (await Promise.all(customers.map((one) => ordersOf(request, one)))).flat();
    expect(orders.map(({ lines }) => lines.length).sort()).toEqual([1, 2]);

    await loser.goto(`/books/${book._id}`);
    await expect(loser.getByText('Sold out').first()).toBeVisible();
    await openDashboard(page);
    await page.goto(`/dashboard/edit-book/${book._id}`);
    const stock = page.getByRole('region', { name: 'Stock' });
    await expect(stock).toContainText('Sold out.');
    await expect(stock.getByRole('row').nth(1)).toContainText('Ordered BS-');
  },
);

/** Waits for the dialog that says how the order went. */
async function outcome(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: /Confirmed Order|Failed to place an order/ });
  await expect(dialog).toBeVisible();
  const isPlaced = await dialog.getByText('Confirmed Order').isVisible();
  return isPlaced ? 'Confirmed Order' : 'Failed to place an order';
}
