import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ownerHeaders, ownShop } from './harness/admin.ts';
import { appCode } from './harness/app-codes.ts';
import { journey } from './harness/journey.ts';
import { tabTo, typeByKeyboard } from './harness/keyboard.ts';
import { checkPage, PHONE } from './harness/widths.ts';

journey.use({ ...ownShop(), viewport: PHONE });

const PASSWORD = 'a heron on the old pier';

/** Returns the username of somebody who has accepted an invitation. */
async function newColleague(request: APIRequestContext): Promise<string> {
  const username = 'colleague';
  const headers = await ownerHeaders(request);
  const data = { role: 'staff' };
  const invited = await request.post('/api/admin/invitations', { headers, data });
  const { link } = (await invited.json()) as { link: string };
  const accepted = { code: link.split('#')[1], username, password: PASSWORD };
  await expect(await request.post('/api/auth/admin/invitation', { data: accepted })).toBeOK();
  return username;
}

const press = async (page: Page, name: string | RegExp) => {
  await tabTo(page, page.getByRole('button', { name }).first());
  await page.keyboard.press('Enter');
};

async function enterPassword(page: Page, username: string): Promise<void> {
  await page.goto('/admin');
  await typeByKeyboard(page, 'Username', username);
  await typeByKeyboard(page, 'Password', PASSWORD);
  await page.keyboard.press('Enter');
}

async function confirmSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Admin Login successful!' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
}

async function logOut(page: Page): Promise<void> {
  await press(page, 'Log out');
  await expect(page).toHaveURL('/');
}

journey(
  'a colleague sets up a second factor and signs in with it by keyboard, then with a recovery code',
  async ({ page, request }) => {
    const username = await newColleague(request);
    await enterPassword(page, username);
    await confirmSignedIn(page);

    await page.goto('/dashboard/settings/security');
    const card = page.getByRole('region', { name: 'Second factor' });
    await press(page, 'Set up a second factor');
    await expect(card.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
    await checkPage(page, 'setting up');
    const secret = await card.getByText(/^([A-Z2-7]{4} ?)+$/).innerText();
    const used = appCode(secret);
    await typeByKeyboard(page, 'Code that the app shows', used);
    await page.keyboard.press('Enter');
    await expect(card.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
    await checkPage(page, 'recovery codes');
    const codes = await card.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await press(page, 'I have kept them');
    await expect(card.getByText('10 of your recovery codes have not been used')).toBeVisible();
    await checkPage(page, 'a second factor');
    await logOut(page);

    await enterPassword(page, username);
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await checkPage(page, 'the second step');
    await page.keyboard.type(used);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This code is wrong, or has been used before.')).toBeVisible();
    await checkPage(page, 'a used code');
    await typeByKeyboard(page, 'Code', appCode(secret, 1));
    await page.keyboard.press('Enter');
    await confirmSignedIn(page);
    await logOut(page);

    await enterPassword(page, username);
    await press(page, 'Use a recovery code');
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await checkPage(page, 'a recovery code');
    await page.keyboard.type(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await confirmSignedIn(page);
    await page.goto('/dashboard/settings/security');
    await expect(card.getByText('9 of your recovery codes have not been used')).toBeVisible();
  },
);
