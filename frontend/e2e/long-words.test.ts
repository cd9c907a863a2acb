import { expect, type Page } from '@playwright/test';
import { ownerHeaders, ownShop } from './harness/admin.ts';
import { newestBook } from './harness/books.ts';
import { journey } from './harness/journey.ts';
import { squeezedTexts } from './harness/squeezed-texts.ts';

// A shop that can send mails, though nobody takes them.
const mails = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' };
journey.use({ shopSettings: { ...ownShop().shopSettings, ...mails } });

const enlarge = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

journey(
  'the long words of a German shop with a long name have room on each page',
  async ({ page, request }) => {
    const headers = await ownerHeaders(request);
    const put = async (path: string, data: object) =>
      expect(await request.put(`/api/admin/${path}`, { headers, data })).toBeOK();
    await put('shop/identity', { name: 'Buchhandlung am Lindenauer Markt' });
    await put('shop/place', { country: 'DE', currency: 'EUR', locale: 'de-DE' });
    await put('shop/storefront', { storefront: 'german', severalCopies: true });
    await put('pages/withdrawal', { text: 'Sie haben das Recht, zu widerrufen.' });
    await put('shop/payments', {
      ways: [{ method: 'transfer', countries: [] }],
      account: { name: 'Buchhandlung', iban: 'DE89370400440532013000' },
      giftCards: true,
      giftCardSales: { smallest: 10, largest: 200 },
    });
    const book = await newestBook(request);
    for (const path of ['/', `/books/${book._id}`, '/terms', '/gift-cards', '/contact']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        for (const size of ['100%', '150%', '200%']) {
          await enlarge(page, size);
          expect.soft(await squeezedTexts(page), `${path}, ${width} px, ${size}`).toEqual([]);
        }
        await enlarge(page, '100%');
        const search = await page.getByRole('combobox').first().boundingBox();
        expect.soft(search?.width, `${path}, ${width} px`).toBeGreaterThan(160);
      }
    }
  },
);
