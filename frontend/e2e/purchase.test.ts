import { expect } from 'vitest';
import { newEmail, registerCustomer } from './harness/accounts.ts';
import { journey } from './harness/journey.ts';
import {
  confirmDialog,
  fillCart,
  fillCheckout,
  placeOrderButton,
  signInWith,
} from './harness/shopping.ts';

journey(
  'a new customer on a phone buys two books and sees the order',
  async ({ newVisitor, shopUrl }) => {
    const { page } = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const customer = { email: newEmail(), password: 'a long enough one' };
    await fillCart(page, 2);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await signInWith(page, customer, 'Register');
    await confirmDialog(page, 'User registered successfully!');
    await page.waitForURL('**/checkout');
    await page.getByRole('heading', { name: 'Cash On Delevary' }).waitFor();
    expect(await placeOrderButton(page).isDisabled()).toBe(true);
    await fillCheckout(page);
    expect(await page.getByLabel('Email').inputValue()).toBe(customer.email);
    await placeOrderButton(page).dblclick();
    await page.getByText('Your order placed successfully!').waitFor();
    await confirmDialog(page, 'Confirmed Order', "Yes, It's Okay!");
    await page.waitForURL('**/orders');
    const orders = page.getByRole('main').getByRole('article');
    await orders.first().waitFor();
    expect(await orders.count()).toBe(1);
    await orders.first().getByText('Rosa Reader').first().waitFor();
    await page.getByRole('link', { name: 'Items in cart: 0' }).waitFor();

    const { idToken } = await signInAgain(shopUrl, customer);
    const reply = await fetch(`${shopUrl}/api/orders/email/${customer.email}`, {
      headers: { authorization: `Bearer ${idToken}` },
    });
    const [order] = (await reply.json()) as { address: { street: string }; productIds: string[] }[];
    expect(order?.address.street).toBe('12 Inkwell Lane');
    expect(order?.productIds).toHaveLength(2);
  },
);

journey(
  'a missing checkout field is marked, and a reload loses nothing',
  async ({ page, shopUrl }) => {
    const customer = await registerCustomer(shopUrl);
    await fillCart(page);
    await page.goto('/checkout');
    await page.waitForURL('**/login');
    await signInWith(page, customer, 'Login');
    await confirmDialog(page, 'Login successful!');
    await page.waitForURL('**/checkout');
    await fillCheckout(page);
    await page.getByLabel('City').fill('');
    await placeOrderButton(page).click();
    expect(await page.getByLabel('City').getAttribute('aria-invalid')).toBe('true');
    await page.reload();
    expect(await page.getByLabel('Address / Street').inputValue()).toBe('12 Inkwell Lane');
  },
);

async function signInAgain(shopUrl: string, account: { email: string; password: string }) {
  const reply = await fetch(
    `${shopUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    },
  );
  return (await reply.json()) as { idToken: string };
}
