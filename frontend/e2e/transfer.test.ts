import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import { openDashboard, ownerHeaders, ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';
import { fillNewCheckout } from './harness/new-checkout.ts';
import { confirmDialog, placeOrderButton } from './harness/shopping.ts';
import { checkPage, PHONE } from './harness/widths.ts';

const { default: readQrCode } = createRequire(import.meta.url)('jsqr') as typeof import('jsqr');

// A code is dark on light in every colour scheme.
journey.use({ ...ownShop(), viewport: PHONE, colorScheme: 'dark' });

/** Returns the text of a QR code as a camera sees it: from the pixels of a screenshot. */
async function scan(code: Locator, blank: Page): Promise<string | undefined> {
  const screenshot = (await code.screenshot()).toString('base64');
  const { width, height, data } = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const pixels = context?.getImageData(0, 0, picture.width, picture.height);
    return { width: picture.width, height: picture.height, data: [...(pixels?.data ?? [])] };
  }, screenshot);
  return readQrCode(Uint8ClampedArray.from(data), width, height)?.data;
}

async function setUpTransfers(page: Page): Promise<void> {
  await openDashboard(page);
  await page.goto('/dashboard/settings/payments');
  await page.getByLabel('Offer another way').selectOption('Transfer in advance');
  await page.getByLabel('Owner of the account').fill('Buchhandlung am Markt');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.getByLabel('BIC').fill('COBADEFFXXX');
  await checkPage(page);
  await page.getByRole('button', { name: 'Save payments' }).click();
  await expect(page.getByText('The ways to pay have been saved')).toBeVisible();
}

journey(
  'a customer scans the code, and the bank’s file pays the order',
  async ({ page, newVisitor, request }) => {
    const headers = await ownerHeaders(request);
    const place = { country: 'DE', currency: 'EUR', locale: 'en-IE' };
    await request.put('/api/admin/shop/place', { headers, data: place });
    const ways = [{ method: 'cash-on-delivery', countries: [] }];
    await request.put('/api/admin/shop/payments', { headers, data: { ways } });
    await setUpTransfers(page);

    const visitor = await newVisitor({ viewport: PHONE, colorScheme: 'dark' });
    await fillNewCheckout(visitor, request);
    await visitor.getByRole('radio', { name: /^Transfer in advance/ }).check();
    await placeOrderButton(visitor).click();
    await confirmDialog(visitor, 'Confirmed Order', "Yes, It's Okay!");
    const card = visitor.getByRole('main').getByRole('article');
    const code = card.getByRole('img', { name: 'Code for your banking app' });
    await expect(code).toBeVisible();
    await checkPage(visitor);

    const number = /BS-\d+/.exec(await card.innerText())?.[0] ?? '';
    const sum = /Amount\s*€([\d.]+)/.exec(await card.innerText())?.[1] ?? '';
    const blank = await visitor.context().newPage();
    expect((await scan(code, blank))?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'COBADEFFXXX',
      'Buchhandlung am Markt',
      'DE89370400440532013000',
      `EUR${sum}`,
      '',
      '',
      number,
      '',
    ]);

    await page.goto('/dashboard/payments');
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    const rows = [
      'Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung',
      `23.11.2026;Rosa Reader;Bestellung ${number.toLowerCase()};${sum.replace('.', ',')};EUR`,
      '23.11.2026;Stadtwerke;Abschlag;-80,00;EUR',
    ];
    const file = {
      name: 'umsaetze.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    };
    await page.locator('input[type=file]').setInputFiles(file);
    const row = page.getByRole('checkbox', { name: `Pays this order: ${number}, Rosa Reader` });
    await expect(row).toBeChecked();
    await checkPage(page);
    await page.getByRole('button', { name: 'Mark 1 row as paid' }).click();
    await expect(page.getByText('1 order marked as paid')).toBeVisible();
    await expect(page.getByRole('link', { name: number })).toHaveCount(0);

    await visitor.reload();
    await expect(card).toContainText(`€${sum} paid`);
    await expect(code).toHaveCount(0);
  },
);
