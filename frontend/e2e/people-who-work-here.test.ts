import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openDashboard, ownerHeaders, ownShop } from './harness/admin.ts';
import { tabTo, typeByKeyboard } from './harness/keyboard.ts';
import { letPass, MOVABLE_CLOCK } from './harness/later-clock.ts';
import { mailedPath, mailJourney } from './harness/mail-server.ts';
import { placeOrder } from './harness/orders.ts';
import { confirmDialog } from './harness/shopping.ts';
import { checkPage, PHONE } from './harness/widths.ts';

mailJourney.use({ shopSettings: { ...ownShop().shopSettings, ...MOVABLE_CLOCK }, viewport: PHONE });

const PASSWORD = 'a heron on the old pier';
const OWNER_PASSWORD = ownShop().shopSettings.ADMIN_PASSWORD;
const EXPIRED = 'Token has been expired!, Please login again.';

async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await confirmDialog(page, 'Admin Login successful!');
}

/** Chooses username and password by keyboard, and goes to the sign-in. */
async function acceptInvitation(page: Page, username: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await typeByKeyboard(page, 'Username', username);
  await typeByKeyboard(page, 'Password', PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You can sign in now' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Go to the sign-in' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
}

/** The open tab says that its session has ended, and leads to the sign-in and back. */
async function signInAfterEnd(page: Page, username: string): Promise<void> {
  await confirmDialog(page, EXPIRED, 'Sign in');
  await expect(page).toHaveURL('/admin');
  await signIn(page, username);
  await expect(page).toHaveURL('/dashboard/orders');
}

mailJourney(
  'an owner invites staff by a link, who see less, and are told when role or session change',
  async ({ page, newVisitor }) => {
    const username = 'berta';
    await openDashboard(page);
    await page.goto('/dashboard/settings/people');
    await page.getByRole('button', { name: 'Invite' }).click();
    const shown = page.getByText(/\/admin\/link#[\w-]{43}$/);
    const link = await shown.innerText();
    await checkPage(page, 'people');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeVisible();
    await expect(shown).toHaveCount(0);

    const staff = await newVisitor({ viewport: PHONE });
    await staff.goto(link);
    await checkPage(staff, 'an invitation');
    await acceptInvitation(staff, username);
    await signIn(staff, username);
    await staff.goto('/dashboard/settings/people');
    await expect(staff.getByText('Only owners of the shop see and change this.')).toBeVisible();
    await checkPage(staff, 'people, for staff');
    const tabs = staff.getByRole('navigation', { name: 'Settings' }).getByRole('link');
    await expect(tabs).toHaveText(['Genres', 'Your profile', 'Security']);
    await staff.goto('/dashboard/orders');

    const another = await newVisitor({ viewport: PHONE });
    await another.goto(link);
    await expect(
      another.getByRole('heading', { name: 'This link does not work any more' }),
    ).toBeVisible();
    await checkPage(another, 'a used invitation');

    await page.reload();
    await page.getByRole('button', { name: `${username}: Make an owner` }).click();
    await confirmDialog(page, `New role of ${username}: Owner?`, 'Make an owner');
    await expect(page.getByText(`${username} has a new role`)).toBeVisible();
    await signInAfterEnd(staff, username);
    await page.reload();
    await page.getByRole('button', { name: `${username}: End all sessions` }).click();
    await expect(page.getByText(`${username} is signed out everywhere`)).toBeVisible();
    await signInAfterEnd(staff, username);
    await staff.goto('/dashboard/settings/people');
    await expect(staff.getByRole('heading', { name: `${username} (You)` })).toBeVisible();
  },
);

mailJourney(
  'a refund above the limit asks for the password again, and goes on with what was typed',
  async ({ page, request, shop, problems }) => {
    // The open page asks while the shop stops.
    problems.allow(/net::ERR_CONNECTION_REFUSED/);
    const id = await paidOrder(request);
    const headers = await ownerHeaders(request);
    const data = { confirmRefundsAbove: 1, requireSecondFactor: false };
    await expect(await request.put('/api/admin/shop/security', { headers, data })).toBeOK();
    await openDashboard(page);
    await page.goto(`/dashboard/orders/${id}`);
    await page.getByRole('button', { name: 'Give money back' }).click();
    const form = page.getByRole('form', { name: 'Give money back' });
    await form.getByLabel('Note as given back').fill('1.50');
    await form.getByLabel('Reason').fill('A torn page');
    await letPass(6, shop);

    await form.getByRole('button', { name: 'Note it' }).click();
    await confirmDialog(page, 'Have you given $1.50 back?', 'Note it');
    const dialog = page.getByRole('dialog', { name: 'Please enter your password again' });
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await checkPage(page, 'the password again');
    await page.keyboard.type('not this one');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/not your current password/)).toBeVisible();
    await expect(form.getByLabel('Note as given back')).toHaveValue('1.50');
    await expect(form.getByLabel('Reason')).toHaveValue('A torn page');
    await checkPage(page, 'a wrong password');
    await password.fill(OWNER_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const events = page.getByRole('list', { name: 'What happened to the payment' });
    await expect(events).toContainText('$1.50');
    await expect(events).toContainText('A torn page');
  },
);

mailJourney(
  'somebody sets a new password with the link of a mail',
  async ({ page, request, mailServer }) => {
    const username = 'carla';
    const email = 'carla@example.com';
    const headers = await ownerHeaders(request);
    const data = { role: 'staff', email };
    await expect(await request.post('/api/admin/invitations', { headers, data })).toBeOK();
    await page.goto(await mailedPath(mailServer, email, 'You are invited'));
    await acceptInvitation(page, username);

    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await page.getByLabel('Email address').fill(email);
    await checkPage(page, 'a forgotten password');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText('If this address is known, a mail is on its way.')).toBeVisible();
    await page.goto(await mailedPath(mailServer, email, 'Choose a new password'));
    await expect(page.getByText(`For ${username}.`)).toBeVisible();
    await checkPage(page, 'a new password');
    await typeByKeyboard(page, 'Password', 'another heron on a pier');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the sign-in' }).click();
    await signIn(page, username, 'another heron on a pier');
    await expect(page).toHaveURL('/dashboard');
  },
);

/** Returns the id of an order that is paid by transfer. */
async function paidOrder(request: APIRequestContext): Promise<string> {
  const headers = await ownerHeaders(request);
  const ways = [{ method: 'transfer', countries: [] }];
  const account = { name: 'Book Store', iban: 'DE89370400440532013000' };
  const data = { ways, account };
  await expect(await request.put('/api/admin/shop/payments', { headers, data })).toBeOK();
  const { order } = await placeOrder(request, { payment: 'transfer' });
  const once = { ...headers, 'idempotency-key': `paid-${order._id}` };
  const paid = `/api/admin/orders/${order._id}/payment`;
  await expect(await request.post(paid, { headers: once, data: {} })).toBeOK();
  return order._id;
}
