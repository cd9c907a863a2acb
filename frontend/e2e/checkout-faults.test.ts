import { expect, type Page } from '@playwright/test';
import { type Account, registerCustomer } from './harness/accounts.ts';
import { ownerHeaders, ownShop } from './harness/admin.ts';
import { changePrice, newestBook } from './harness/books.ts';
import { journey } from './harness/journey.ts';
import { ordersOf } from './harness/orders.ts';
import {
  confirmDialog,
  fillCart,
  fillCheckout,
  placeOrderButton,
  signIn,
} from './harness/shopping.ts';
import { violations } from './harness/violations.ts';

journey.use(ownShop());

async function goToCheckout(page: Page, customer: Account) {
  await fillCart(page);
  await signIn(page, customer, '/checkout');
  await expect(page).toHaveURL('/checkout');
  await fillCheckout(page);
}

journey(
  'a price change is shown before the order, and nothing is ordered until the customer agrees',
  async ({ page, request }) => {
    const customer = await registerCustomer(request);
    await goToCheckout(page, customer);
    await changePrice(request, await newestBook(request), 77.25);
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Failed to place an order');
    await expect(page.getByText('$77.25').first()).toBeVisible();
    expect(await ordersOf(request, customer)).toEqual([]);
    await expect(page.getByLabel('Address / Street')).toHaveValue('12 Inkwell Lane');
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    expect(await ordersOf(request, customer)).toMatchObject([{ totalPrice: 77.25 }]);
  },
);

journey(
  'a delivery fee that the owner sets meanwhile is shown before the order',
  async ({ page, request }) => {
    const customer = await registerCustomer(request);
    await goToCheckout(page, customer);
    const setFee = async (price: number) => {
      const way = { id: 'delivery', kind: 'parcel', countries: [], days: { from: 2, to: 4 } };
      const data = { ways: [{ ...way, steps: [{ sum: 0, price }] }], orderableDays: 10 };
      const headers = await ownerHeaders(request);
      await expect(await request.put('/api/admin/shop', { headers, data })).toBeOK();
    };
    await setFee(4.5);
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Failed to place an order');
    await expect(page.getByRole('alert')).toContainText('Delivery: free $4.50');
    expect(await violations(page)).toEqual([]);
    expect(await ordersOf(request, customer)).toEqual([]);
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    await expect(page.getByText('Delivery: $4.50')).toBeVisible();
    expect(await ordersOf(request, customer)).toMatchObject([{ deliveryFee: 4.5 }]);
    await setFee(0);
  },
);

journey(
  'the shop goes down during checkout and comes back: nothing is lost, and there is one order',
  async ({ page, request, shop, problems }) => {
    problems.allow(/Failed to load resource: net::ERR/);
    const customer = await registerCustomer(request);
    await goToCheckout(page, customer);
    await shop.kill();
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Failed to place an order');
    await expect(page.getByLabel('Address / Street')).toHaveValue('12 Inkwell Lane');
    await expect(page.getByRole('link', { name: 'Items in cart: 1' })).toBeVisible();
    await shop.resume();
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    await expect(page).toHaveURL('/orders');
    expect(await ordersOf(request, customer)).toHaveLength(1);
  },
);

journey(
  'the database goes down during checkout: the customer sees an error, and nothing is lost',
  async ({ page, request }) => {
    const customer = await registerCustomer(request);
    await goToCheckout(page, customer);
    await page.route('**/api/**', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        headers: { 'Retry-After': '5' },
        json: {
          type: 'about:blank',
          title: 'Service Unavailable',
          status: 503,
          detail: 'The shop cannot reach its database. Please try again in a moment.',
          code: 'unavailable',
        },
      }),
    );
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Failed to place an order');
    await expect(page.getByRole('alert').getByText('Nothing is lost')).toBeVisible();
    await expect(page.getByLabel('Address / Street')).toHaveValue('12 Inkwell Lane');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Items in cart: 1' })).toBeVisible();
    await page.unroute('**/api/**');
    await page.goto('/checkout');
    await fillCheckout(page);
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    expect(await ordersOf(request, customer)).toHaveLength(1);
  },
);
