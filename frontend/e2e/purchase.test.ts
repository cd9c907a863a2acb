import { expect } from '@playwright/test';
import { newEmail, registerCustomer, signInCustomer } from './harness/accounts.ts';
import { journey } from './harness/journey.ts';
import { tabTo, typeByKeyboard } from './harness/keyboard.ts';
import { ordersOf } from './harness/orders.ts';
import {
  confirmDialog,
  expectInCart,
  fillCart,
  fillCheckout,
  placeOrderButton,
  signIn,
  signInWith,
} from './harness/shopping.ts';
import { violations } from './harness/violations.ts';

journey.use({ isFirstVisit: true });

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  journey('a new customer buys two books and sees the order', async ({ page, request }) => {
    const customer = { email: newEmail(), password: 'a long enough one' };
    await fillCart(page, 2);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your cart waits.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await signInWith(page, customer, 'Register');
    await confirmDialog(page, 'User registered successfully!');
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('heading', { name: 'Cash On Delevary' })).toBeVisible();
    await expect(placeOrderButton(page)).toBeDisabled();
    await expect(page.getByText(/^\d fields to go/)).toBeVisible();
    await fillCheckout(page);
    await expect(page.getByLabel('Email')).toHaveValue(customer.email);
    await placeOrderButton(page).dblclick();
    await expect(page.getByText('Your order placed successfully!')).toBeVisible();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    await expect(page).toHaveURL('/orders');
    const orders = page.getByRole('main').getByRole('article');
    await expect(orders).toHaveCount(1);
    await expect(orders.getByRole('heading', { name: /^Order BS-\d{5,}$/ })).toBeVisible();
    await expect(orders.getByRole('region', { name: 'What happens next' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expect(orders.getByText('Rosa Reader').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Items in cart: 0' })).toBeVisible();

    const [order] = await ordersOf(request, await signInCustomer(request, customer));
    expect(order?.address?.street).toBe('12 Inkwell Lane');
    expect(order?.productIds).toHaveLength(2);
  });
});

journey(
  'a missing checkout field is marked, and a reload loses nothing',
  async ({ page, request }) => {
    const customer = await registerCustomer(request);
    await fillCart(page);
    await signIn(page, customer, '/checkout');
    await expect(page).toHaveURL('/checkout');
    await fillCheckout(page);
    await page.getByLabel('City').fill('');
    await placeOrderButton(page).click();
    await expect(page.getByLabel('City')).toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await expect(page.getByLabel('Address / Street')).toHaveValue('12 Inkwell Lane');
  },
);

journey('a customer orders with the keyboard alone', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Top Sellers' });
  await tabTo(page, region.getByRole('button', { name: 'Add to Cart' }).first());
  await page.keyboard.press('Enter');
  await expectInCart(page, 1);
  await page.keyboard.press('ControlOrMeta+Home');
  await tabTo(page, page.getByRole('link', { name: 'Items in cart: 1' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Checkout', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await typeByKeyboard(page, 'Email', customer.email);
  await typeByKeyboard(page, 'Password', customer.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Login successful!' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/checkout');
  await typeByKeyboard(page, 'Name', 'Rosa Reader');
  await typeByKeyboard(page, 'Phone', '+12025550143');
  await typeByKeyboard(page, 'Address / Street', '12 Inkwell Lane');
  await typeByKeyboard(page, 'City', 'Springfield');
  await typeByKeyboard(page, 'Zipcode', '01234');
  await typeByKeyboard(page, 'State', 'Illinois');
  await typeByKeyboard(page, 'Country', 'United States');
  await tabTo(page, page.getByRole('checkbox', { name: /I agree/ }));
  await page.keyboard.press('Space');
  await tabTo(page, placeOrderButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Confirmed Order' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/orders');
  expect(await ordersOf(request, customer)).toHaveLength(1);
});

journey(
  'saved details fill in the next checkout, and an order can be placed again',
  async ({ page, request }) => {
    const customer = await registerCustomer(request);
    await fillCart(page, 2);
    await signIn(page, customer, '/checkout');
    await fillCheckout(page);
    await page
      .getByRole('checkbox', { name: 'Save name, phone and address for next time' })
      .check();
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page.getByText(/^Added to your cart: .+ and .+/)).toBeVisible();
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await expect(page.getByLabel('Address / Street')).toHaveValue('12 Inkwell Lane');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await placeOrderButton(page).click();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    const numbers = (await ordersOf(request, customer)).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(2);
  },
);

journey(
  'while the API is away, a signed-in customer is not sent to the login',
  async ({ page, request, problems }) => {
    problems.allow(/Failed to load resource: net::ERR/);
    await signIn(page, await registerCustomer(request), '/orders');
    await expect(page.getByText('No orders found!')).toBeVisible();
    await page.route('**/api/**', (route) => route.abort());
    for (const path of ['/orders', '/user-dashboard']) {
      await page.goto(path);
      await expect(page.getByText('The shop cannot be reached at the moment.')).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
    }
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('You have no recent orders.')).toBeVisible();
  },
);
