import { expect } from '@playwright/test';
import { newEmail, registerCustomer, signInCustomer } from './harness/accounts.ts';
import { journey } from './harness/journey.ts';
import { ordersOf } from './harness/orders.ts';
import {
  confirmDialog,
  fillCart,
  fillCheckout,
  placeOrderButton,
  signIn,
  signInWith,
} from './harness/shopping.ts';

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  journey('a new customer buys two books and sees the order', async ({ page, request }) => {
    const customer = { email: newEmail(), password: 'a long enough one' };
    await fillCart(page, 2);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL('/login');
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await signInWith(page, customer, 'Register');
    await confirmDialog(page, 'User registered successfully!');
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByRole('heading', { name: 'Cash On Delevary' })).toBeVisible();
    await expect(placeOrderButton(page)).toBeDisabled();
    await fillCheckout(page);
    await expect(page.getByLabel('Email')).toHaveValue(customer.email);
    await placeOrderButton(page).dblclick();
    await expect(page.getByText('Your order placed successfully!')).toBeVisible();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    await expect(page).toHaveURL('/orders');
    const orders = page.getByRole('main').getByRole('article');
    await expect(orders).toHaveCount(1);
    await expect(orders.getByText('Rosa Reader').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Items in cart: 0' })).toBeVisible();

    const [order] = await ordersOf(request, await signInCustomer(request, customer));
    expect(order?.address.street).toBe('12 Inkwell Lane');
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
