import { expect } from '@playwright/test';
import { registerCustomer } from './harness/accounts.ts';
import { openDashboard, ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import { ordersOf } from './harness/orders.ts';
import { confirmDialog, fillCart, placeOrderButton, signIn } from './harness/shopping.ts';
import { violations } from './harness/violations.ts';

journey.use(ownShop());

journey(
  'books are picked up in the shop, which has a second way of delivery',
  async ({ page, newVisitor, request }) => {
    await openDashboard(page);
    await page.goto('/dashboard/settings/delivery');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Add a way of delivery' }).click();
    const first = main.getByRole('group', { name: 'Way 1' });
    await first.getByLabel('Name').fill('Parcel');
    await first.getByLabel('Countries').selectOption('Germany');
    await first.getByLabel('Delivery fee').fill('4.50');
    const second = main.getByRole('group', { name: 'Way 2' });
    await second.getByLabel('Name').fill('Pick-up');
    await second.getByLabel('Kind').selectOption('Pick-up in the shop');
    await second.getByLabel('Working days, from').fill('0');
    await main.getByRole('checkbox', { name: /^Promise dates/ }).check();
    expect(await violations(page)).toEqual([]);
    await main.getByRole('button', { name: 'Save delivery' }).click();
    await expect(page.getByText('Delivery has been saved')).toBeVisible();

    const customer = await registerCustomer(request);
    const visitor = await newVisitor();
    await fillCart(visitor);
    await visitor.goto('/cart');
    await expect(visitor.getByText('Parcel (estimate)')).toBeVisible();
    await signIn(visitor, customer, '/checkout');
    await visitor.getByRole('radio', { name: /^Pick-up/ }).check();
    await visitor.getByRole('textbox', { name: 'Name' }).fill('Rosa Reader');
    await visitor.getByRole('textbox', { name: 'Phone' }).fill('+12025550143');
    await visitor.getByRole('checkbox', { name: /I agree/ }).check();
    expect(await violations(visitor)).toEqual([]);
    await placeOrderButton(visitor).click();
    await confirmDialog(visitor, 'Confirmed Order', "Yes, It's Okay!");
    await expect(visitor.getByText(/We tell you by mail/)).toBeVisible();

    await page.goto('/dashboard/pick-ups');
    await main.getByRole('button', { name: /^Confirm/ }).click();
    await main.getByRole('button', { name: /^Ready/ }).click();
    const waiting = main.getByRole('region', { name: 'Waiting to be collected' });
    await expect(waiting).toContainText('Rosa Reader');
    expect(await violations(page)).toEqual([]);
    await waiting.getByRole('button', { name: /^Collected/ }).click();
    await confirmDialog(page, 'Was the cash collected?', 'Cash collected');
    await expect(main.getByText('No orders are waiting to be collected.')).toBeVisible();
    const [order] = await ordersOf(request, customer);
    expect(order).toMatchObject({ status: 'delivered', delivery: { name: 'Pick-up' } });
  },
);
