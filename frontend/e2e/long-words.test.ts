import { expect, type Page } from '@playwright/test';
import type { Account } from './harness/accounts.ts';
import { ownerHeaders, ownShop } from './harness/admin.ts';
import { newestBook } from './harness/books.ts';
import { journey } from './harness/journey.ts';
import { placeOrder } from './harness/orders.ts';
import { squeezedTexts } from './harness/squeezed-texts.ts';
import { softly } from './harness/widths.ts';

// A shop that can send mails, though nobody takes them.
const mails = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' };
journey.use({ shopSettings: { ...ownShop().shopSettings, ...mails } });

const enlarge = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Soft checks of what a page shows now, at each width and size of text. */
async function expectRoom(page: Page, what: string): Promise<void> {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const size of ['100%', '150%', '200%']) {
      await enlarge(page, size);
      await softly.poll(() => squeezedTexts(page), `${what}, ${width} px, ${size}`).toEqual([]);
    }
    await enlarge(page, '100%');
  }
}

async function signInInGerman(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).not.toHaveURL('/login');
}

journey.beforeEach(async ({ request }) => {
  const headers = await ownerHeaders(request);
  const put = async (path: string, data: object) =>
    expect(await request.put(`/api/admin/${path}`, { headers, data })).toBeOK();
  await put('shop/identity', { name: 'Buchhandlung am Lindenauer Markt' });
  await put('shop/place', { country: 'DE', currency: 'EUR', locale: 'de-DE' });
  await put('shop/storefront', { storefront: 'german', severalCopies: true });
  await put('pages/terms', { text: '# Allgemeine Geschäftsbedingungen\n\nWir liefern.' });
  await put('pages/withdrawal', { text: 'Sie haben das Recht, zu widerrufen.' });
  await put('shop/payments', {
    ways: [{ method: 'transfer', countries: [] }],
    account: { name: 'Buchhandlung', iban: 'DE89370400440532013000' },
    giftCards: true,
    giftCardSales: { smallest: 10, largest: 200 },
  });
});

journey(
  'the long words of a German shop with a long name have room on each page',
  async ({ page, request }) => {
    const book = await newestBook(request);
    const paths = ['/', `/books/${book._id}`, '/terms', '/about', '/gift-cards', '/contact'];
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expectRoom(page, path);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const search = page.getByRole('combobox').first();
        await softly
          .poll(async () => (await search.boundingBox())?.width, `${path}, ${width} px`)
          .toBeGreaterThan(160);
      }
    }
  },
);

journey(
  'an order that is paid by transfer, and the account, have room in German',
  async ({ page, request }) => {
    const { customer, order } = await placeOrder(request, { payment: 'transfer' });
    await signInInGerman(page, customer);
    await page.goto('/orders');
    await expect(page.getByRole('article')).toContainText(order.number);
    await expectRoom(page, '/orders');
    await page.getByRole('button', { name: 'Ihr Kundenkonto' }).click();
    await expectRoom(page, 'the menu of the account');
  },
);

journey(
  'the question where to write has room, and the link in it is a part of its sentence',
  async ({ page, request }) => {
    const book = await newestBook(request);
    const headers = { ...(await ownerHeaders(request)), 'idempotency-key': crypto.randomUUID() };
    const data = { counted: 0, reason: 'Inventur' };
    const counted = await request.post(`/api/admin/books/${book._id}/stock`, { headers, data });
    await expect(counted).toBeOK();
    await page.goto(`/books/${book._id}`);
    await page.getByRole('button', { name: /^Sagen Sie mir Bescheid/ }).click();
    const dialog = page.getByRole('dialog');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(dialog.getByRole('link')).toHaveCSS('padding', '0px');
    }
    await expectRoom(page, 'the dialog');
  },
);
