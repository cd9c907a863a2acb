import { expect, type Page } from '@playwright/test';
import { registerCustomer } from './harness/accounts.ts';
import { openDashboard, ownerHeaders, ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import {
  confirmDialog,
  fillCart,
  fillCheckout,
  placeOrderButton,
  signIn,
} from './harness/shopping.ts';

journey.use(ownShop());

/** Enters the usual rates of the shop's country. */
async function enterRates(page: Page): Promise<void> {
  await openDashboard(page);
  await page.goto('/dashboard/settings/tax');
  await page.getByRole('button', { name: 'Add them' }).click();
  await page.getByLabel(/^Tax number/).fill('DE123456789');
  await page.getByLabel(/^Address of the seller/).fill('Ring 1, 04109 Leipzig');
  await page.getByRole('button', { name: 'Save taxes' }).click();
  await expect(page.getByText('The taxes have been saved')).toBeVisible();
}

journey(
  'a shop with German rates says its tax from the cart to the invoice',
  async ({ page, request, newVisitor }) => {
    const place = { country: 'DE', currency: 'EUR', locale: 'de-DE' };
    const headers = await ownerHeaders(request);
    await expect(await request.put('/api/admin/shop/place', { headers, data: place })).toBeOK();
    await enterRates(page);

    const visitor = await newVisitor();
    const tax = /^incl\. 7\s%\stax/;
    await fillCart(visitor);
    await visitor.goto('/cart');
    await expect(visitor.getByText(tax)).toBeVisible();
    await signIn(visitor, await registerCustomer(request), '/checkout');
    await fillCheckout(visitor);
    await visitor.getByLabel('Country').fill('Deutschland');
    await expect(visitor.getByText(tax)).toBeVisible();
    await placeOrderButton(visitor).click();
    await confirmDialog(visitor, 'Confirmed Order', "Yes, It's Okay!");
    await expect(visitor.getByRole('article').getByText(tax)).toBeVisible();

    // There is no invoice before money or parcel.
    await expect(visitor.getByRole('button', { name: 'Create invoice' })).toHaveCount(0);
    const [order] = await (await request.get('/api/admin/orders', { headers })).json();
    for (const [from, to] of [
      ['placed', 'confirmed'],
      ['confirmed', 'packed'],
    ]) {
      const path = `/api/admin/orders/${order._id}/status`;
      await expect(await request.patch(path, { headers, data: { from, to } })).toBeOK();
    }
    await visitor.goto('/orders');
    await visitor.evaluate(() => {
      window.print = () => {};
    });
    await visitor.getByRole('button', { name: 'Create invoice' }).click();
    await visitor.getByRole('dialog').getByRole('button', { name: 'Create invoice' }).click();
    const invoice = visitor.locator('.print-sheet');
    await expect(invoice).toContainText('Invoice 1');
    await expect(invoice).toContainText('Tax number DE123456789');
  },
);
