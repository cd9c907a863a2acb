import { expect, type Page } from '@playwright/test';
import { newEmail, refreshTokenOf, signInCustomer, statusOfToken } from './harness/accounts.ts';
import { ownerHeaders, ownShop } from './harness/admin.ts';
import { closeWith, openPopup, signInWithGoogle } from './harness/google-popup.ts';
import { journey } from './harness/journey.ts';
import { copyKeptLink, keptLink } from './harness/kept-links.ts';
import { placeOrder } from './harness/orders.ts';
import { confirmDialog, signIn, signInWith } from './harness/shopping.ts';
import { checkPage, PHONE } from './harness/widths.ts';

journey.use({ ...ownShop(), viewport: PHONE });

const NEW_PASSWORD = 'quite another long one';

const deletion = (page: Page) => page.getByRole('region', { name: 'Delete account' });

async function confirmDeletion(page: Page): Promise<void> {
  await confirmDialog(page, 'Delete your account?', 'Delete account');
  await confirmDialog(page, 'Your account has been deleted.');
}

journey(
  'a new customer proves the address with the link from the owner',
  async ({ page, newVisitor, request }) => {
    const headers = await ownerHeaders(request);
    const shop = await (await request.get('/api/shop')).json();
    const { storefront: version } = shop.versions;
    const data = { storefront: 'specified', guestOrders: true, version };
    await expect(await request.put('/api/admin/shop/storefront', { headers, data })).toBeOK();
    const email = newEmail();
    await page.goto('/register');
    await checkPage(page, 'registering');
    await signInWith(page, { email, password: NEW_PASSWORD }, 'Register');
    await confirmDialog(page, 'User registered successfully!');
    await page.goto('/account');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText('Please ask the shop for the link.')).toBeVisible();
    await checkPage(page, 'a link was asked for');
    await page.goto(await copyKeptLink(newVisitor, email));
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await checkPage(page, 'the link is open');
    await page.reload();
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await checkPage(page, 'confirmed');
    await page.goto('/account');
    await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
    await expect(page.getByText('Confirm your email address')).not.toBeAttached();
  },
);

journey(
  'a customer resets a forgotten password with the link from the owner',
  async ({ page, request }) => {
    const { customer, order } = await placeOrder(request);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(customer.email);
    await checkPage(page, 'forgotten password');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('If there is an account for this address')).toBeVisible();

    const link = await keptLink(request, customer.email, 'reset-password');
    await page.goto(link);
    await expect(page.getByText(customer.email)).toBeVisible();
    await checkPage(page, 'new password');
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await confirmDialog(page, 'Your password has been changed. Please log in.');
    await expect(page).toHaveURL('/login');
    await signInWith(page, { email: customer.email, password: NEW_PASSWORD }, 'Login');
    await confirmDialog(page, 'Login successful!');
    await page.goto('/orders');
    await expect(page.getByText(order._id).first()).toBeVisible();
    await expect(signInCustomer(request, customer)).rejects.toThrow('400');
  },
);

journey('an invalid password reset link offers a new one', async ({ page, problems }) => {
  problems.allow(/400/);
  await page.goto('/reset-password?oobCode=made-up');
  await expect(page.getByText('This link no longer works. Request a new one.')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

journey(
  'a customer changes the password, then deletes the account; the order stays',
  async ({ page, newVisitor, request }) => {
    const { customer, order } = await placeOrder(request);
    const elsewhere = await newVisitor();
    await signIn(elsewhere, customer, '/orders');
    await signIn(page, customer);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('navigation', { name: 'Account' }).getByText('Account').click();
    await page.getByLabel('Current password').fill(customer.password);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await checkPage(page, 'account');
    const replaced = await refreshTokenOf(page);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    await expect.poll(() => statusOfToken(request, replaced)).toBe(400);
    await elsewhere.getByRole('button', { name: 'Your account' }).click();
    await elsewhere.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(elsewhere).toHaveURL('/login');

    await deletion(page).getByLabel('Password').fill(NEW_PASSWORD);
    await deletion(page).getByRole('button', { name: 'Delete account' }).click();
    await confirmDeletion(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Your account' })).not.toBeAttached();

    const later = await newVisitor();
    await later.goto('/register');
    await signInWith(later, { email: customer.email, password: NEW_PASSWORD }, 'Register');
    await confirmDialog(later, 'User registered successfully!');
    await later.goto('/orders');
    await expect(later.getByText('No orders found!')).toBeVisible();
    const headers = await ownerHeaders(request);
    const kept = await request.get(`/api/admin/orders/${order._id}`, { headers });
    expect(await kept.json()).toMatchObject({ status: 'placed', name: order.name, email: '' });
  },
);

journey(
  'a customer with a Google sign-in deletes the account after confirming with Google',
  async ({ page }) => {
    await signInWithGoogle(page, { name: 'Gina Leaves' });
    await page.goto('/account');
    await expect(page.getByText('there is no password here')).toBeVisible();
    const popup = await openPopup(deletion(page).getByRole('button', { name: 'Delete account' }));
    await closeWith(popup.getByText('Gina Leaves'));
    await confirmDeletion(page);
  },
);
