import { expect, type Page } from '@playwright/test';
import { askForProof, newEmail } from './harness/accounts.ts';
import { ownerHeaders, ownShop } from './harness/admin.ts';
import { closeWith, openPopup, signInWithGoogle } from './harness/google-popup.ts';
import { journey } from './harness/journey.ts';
import { keptLink } from './harness/kept-links.ts';
import { tabTo } from './harness/keyboard.ts';
import { placeOrder } from './harness/orders.ts';
import { confirmDialog, signIn, signInWith } from './harness/shopping.ts';
import { checkPage, PHONE } from './harness/widths.ts';

journey.use({ ...ownShop(), viewport: PHONE });

const form = (page: Page) => page.getByRole('region', { name: 'Email address' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Change email address' });
const asked = (page: Page, email: string) =>
  form(page).getByText(`Please ask the shop for the link for ${email}.`);

async function pressUseAddress(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText(`The email address of your account is now ${email}`)).toBeVisible();
}

journey(
  'a customer changes the address of the account with the link, and keeps the orders',
  async ({ page, newVisitor, request }) => {
    const { customer, order } = await placeOrder(request);
    const email = newEmail();
    const elsewhere = await newVisitor();
    await signIn(elsewhere, customer, '/orders');
    await signIn(page, customer, '/account');
    await form(page).getByLabel('New email').fill(email);
    await form(page).getByLabel('Password').fill('not this one');
    await send(page).click();
    await expect(form(page).getByText('This password is incorrect.')).toBeVisible();
    await checkPage(page, 'a wrong password');
    await form(page).getByLabel('Password').fill(customer.password);
    await send(page).click();
    await expect(asked(page, email)).toBeVisible();
    await checkPage(page, 'a link was asked for');

    const link = await keptLink(request, email, 'change-email');
    await page.goto(link);
    await pressUseAddress(page, email);
    await checkPage(page, 'the address is changed');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login');
    await signInWith(page, customer, 'Login');
    await expect(page.getByText('Please provide a valid email and password')).toBeVisible();
    await signInWith(page, { email, password: customer.password }, 'Login');
    await confirmDialog(page, 'Login successful!');
    await expect(page).toHaveURL('/account');
    await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
    await page.goto('/orders');
    await expect(page.getByText(order._id).first()).toBeVisible();

    // The other device has a token that would be good for almost an hour.
    await elsewhere.getByRole('button', { name: 'Your account' }).click();
    await elsewhere.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(elsewhere).toHaveURL('/login');

    await page.goto(link);
    await expect(page.getByText('This link no longer works.')).toBeVisible();
    await checkPage(page, 'a used link');
    const headers = await ownerHeaders(request);
    const { mails } = await (await request.get('/api/admin/mails', { headers })).json();
    expect(mails).toContainEqual(
      expect.objectContaining({ kind: 'email-changed', to: customer.email }),
    );
  },
);

journey(
  'a customer who signs in with Google changes the address after confirming there',
  async ({ page, request }) => {
    const [google, email] = [newEmail(), newEmail()];
    await signInWithGoogle(page, { name: 'Gina Moves', email: google });
    await page.goto('/account');
    await form(page).getByLabel('New email').fill(email);
    const popup = await openPopup(send(page));
    await closeWith(popup.getByText('Gina Moves'));
    await expect(asked(page, email)).toBeVisible();
    await page.goto(await keptLink(request, email, 'change-email'));
    await pressUseAddress(page, email);
    await page.getByRole('link', { name: 'Sign in' }).click();
    const again = await openPopup(page.getByRole('button', { name: 'Sign in with Google' }));
    await closeWith(again.getByText('Gina Moves'));
    await confirmDialog(page, 'Login successful!');
    await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  },
);

journey('the form works with the keyboard alone', async ({ page, request }) => {
  const { customer } = await placeOrder(request);
  const email = newEmail();
  await signIn(page, customer, '/account');
  await tabTo(page, form(page).getByLabel('New email'));
  await page.keyboard.type('no address');
  await tabTo(page, form(page).getByLabel('Password'));
  await page.keyboard.type(customer.password);
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  await expect(form(page).getByLabel('New email')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(asked(page, email)).toBeVisible();
});

journey(
  'whoever lost the account to another address gets it back with the former one',
  async ({ page, request }) => {
    const { customer } = await placeOrder(request);
    await askForProof(request, customer);
    await page.goto(await keptLink(request, customer.email, 'verify-email'));
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();

    const email = newEmail();
    await signIn(page, customer, '/account');
    await form(page).getByLabel('New email').fill(email);
    await form(page).getByLabel('Password').fill(customer.password);
    await send(page).click();
    await expect(asked(page, email)).toBeVisible();
    await page.goto(await keptLink(request, email, 'change-email'));
    await pressUseAddress(page, email);

    await page.goto('/forgot-password');
    await page.getByLabel('Email', { exact: true }).fill(customer.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('If there is an account for this address')).toBeVisible();
    await page.goto(await keptLink(request, customer.email, 'reset-password'));
    const password = 'quite another long one';
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await confirmDialog(page, 'Your password has been changed. Please log in.');
    await signInWith(page, { email: customer.email, password }, 'Login');
    await confirmDialog(page, 'Login successful!');
    await page.goto('/account');
    await expect(page.getByText(`Signed in as ${customer.email}`)).toBeVisible();
  },
);
