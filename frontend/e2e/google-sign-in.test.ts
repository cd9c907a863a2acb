import { expect, type Page } from '@playwright/test';
import { registerCustomer } from './harness/accounts.ts';
import { addPerson, chooseAtGoogle, chooseIn, googleJourney as journey } from './harness/google.ts';
import { openGooglePopup, openPopup } from './harness/google-popup.ts';
import { confirmDialog } from './harness/shopping.ts';
import { violations } from './harness/violations.ts';
import { expectNoSidewaysScroll } from './harness/widths.ts';

const account = (page: Page) => page.getByRole('button', { name: 'Your account' });
const googleButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' });

async function signIn(page: Page, email: string): Promise<void> {
  await chooseAtGoogle(page, email);
  await confirmDialog(page, 'Login successful!');
  await expect(account(page)).toBeVisible();
}

journey('a customer signs in at a Google that isolates its page', async ({ page, gina }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const popup = await openGooglePopup(page);
  await popup.getByRole('link', { name: gina.email }).waitFor();
  expect(await popup.evaluate(() => opener)).toBeNull();
  await chooseIn(popup, gina.email);
  await confirmDialog(page, 'Login successful!');
  // What the browser has of Google is a code of the shop's.
  expect(sent.filter((body) => body.includes('google.com'))).toEqual([
    expect.stringMatching(/id_token=[\w-]{43}&/),
  ]);
  await page.goto('/user-dashboard');
  await expect(page.getByText('Welcome, Gina Reader!')).toBeVisible();
});

journey('a customer comes back to the same account', async ({ page, newVisitor, gina }) => {
  const uidOf = (visitor: Page) =>
    visitor.evaluate(
      () =>
        JSON.parse(Object.values(localStorage).find((one) => one.includes('"uid"')) ?? '{}').uid,
    );
  await signIn(page, gina.email);
  const other = await newVisitor();
  await signIn(other, gina.email);
  expect(await uidOf(other)).toBe(await uidOf(page));
});

journey('whoever cancels at Google is back at the form', async ({ page, gina: _ }) => {
  await chooseAtGoogle(page, 'Cancel');
  await expect(page.getByText('Continue in the pop-up window.')).toHaveCount(0);
  await expect(page.getByText('Google sign in failed!')).toHaveCount(0);
  await expect(googleButton(page)).toBeEnabled();
});

journey('whoever closes the popup can cancel after a while', async ({ page, gina }) => {
  await page.clock.install();
  const popup = await openGooglePopup(page);
  await popup.getByRole('link', { name: gina.email }).waitFor();
  await popup.close();
  await page.clock.runFor(7900);
  await expect(page.getByText('Continue in the pop-up window.')).toBeVisible();
  await page.clock.runFor(200);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Continue in the pop-up window.')).toHaveCount(0);
  await page.clock.resume();
  await chooseIn(await openPopup(googleButton(page)), gina.email);
  await confirmDialog(page, 'Login successful!');
});

journey('two tabs of a browser sign in at once, each by its own popup', async ({ page, gina }) => {
  const second = await page.context().newPage();
  const [one, two] = [await openGooglePopup(page), await openGooglePopup(second)];
  await chooseIn(two, gina.email);
  await confirmDialog(second, 'Login successful!');
  await chooseIn(one, gina.email);
  await confirmDialog(page, 'Login successful!');
});

journey('says that Google does not answer', async ({ page, google, gina }) => {
  google.faults.status = 503;
  await chooseAtGoogle(page, gina.email);
  await confirmDialog(page, 'Google sign in failed!');
  await expect(page.getByText(/Google does not answer at the moment/)).toBeVisible();
  google.faults.status = undefined;
  await chooseIn(await openPopup(googleButton(page)), gina.email);
  await confirmDialog(page, 'Login successful!');
});

journey(
  'an address that Google does not speak for opens no account with a password',
  async ({ page, request, google, gina: _ }) => {
    const { email } = await registerCustomer(request);
    addPerson(google, { email });
    await chooseAtGoogle(page, email);
    await confirmDialog(page, 'Google sign in failed!');
    await expect(page.getByText(/Log in with its password/)).toBeVisible();
    await expect(account(page)).toHaveCount(0);
  },
);

journey(
  'a customer confirms with the Google account of the sign-in, and with no other',
  async ({ page, google, gina }) => {
    const other = addPerson(google, { hd: 'example.com' });
    await signIn(page, gina.email);
    await page.goto('/account');
    const deletes = page.getByRole('button', { name: 'Delete account' });
    await chooseIn(await openPopup(deletes), other.email);
    await expect(page.getByText(/That is a different account/)).toBeVisible();
    await expect(account(page)).toBeVisible();
    await chooseIn(await openPopup(deletes), gina.email);
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  },
);

journey('the page that ends the popup can be read at every width', async ({ page, gina: _ }) => {
  await page.goto('/sign-in/google/callback', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { name: 'This took too long' })).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    expect(await violations(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(googleButton(page)).toBeVisible();
});
