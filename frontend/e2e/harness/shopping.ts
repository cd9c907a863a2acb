import { expect, type Page } from '@playwright/test';

/** Adds the first books of Top Sellers to an empty cart. */
export async function fillCart(page: Page, count = 1): Promise<void> {
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Top Sellers' }).getByRole('article');
  for (let index = 0; index < count; index += 1) {
    await cards.nth(index).getByRole('button', { name: 'Add to Cart' }).click();
    await expectInCart(page, index + 1);
  }
}

/** Waits until the header counts so many books: on a busy machine, the toast that says so may be missed. */
export const expectInCart = (page: Page, count: number): Promise<void> =>
  expect(page.getByRole('link', { name: `Items in cart: ${count}` })).toBeVisible();

/** Waits for the dialog with this text, and closes it. */
export async function confirmDialog(page: Page, text: string, button = 'OK'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: text });
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

type Credentials = { email: string; password: string };

/** Fills in and submits the login or registration form. */
export async function signInWith(
  page: Page,
  { email, password }: Credentials,
  button: 'Login' | 'Register',
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
}

/** Signs in on the login page, to which a visitor of a personal `path` is redirected. */
export async function signIn(page: Page, account: Credentials, path = '/login'): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL('/login');
  await signInWith(page, account, 'Login');
  await confirmDialog(page, 'Login successful!');
}

/** Fills in the checkout form and accepts the terms. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Rosa Reader');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+12025550143');
  // First, because it decides whether there is a state.
  await page.getByLabel('Country').fill('United States');
  await page.getByLabel('Address / Street').fill('12 Inkwell Lane');
  await page.getByLabel('City').fill('Springfield');
  await page.getByLabel('Zipcode').fill('01234');
  await page.getByLabel('State').fill('Illinois');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

/** It says more in a shop of the European Union. */
export const placeOrderButton = (page: Page) =>
  page.getByRole('button', { name: /^(Place an Order|Order with obligation to pay)$/ });
