import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { HOSTILE } from '../src/testing/hostile-text.ts';
import { newEmail } from './harness/accounts.ts';
import { openDashboard, ownerHeaders, ownShop } from './harness/admin.ts';
import { openGooglePopup, signInWithGoogle } from './harness/google-popup.ts';
import { journey } from './harness/journey.ts';
import { expectInCart } from './harness/shopping.ts';

journey.use(ownShop());

/** Fails if a text has become an element, has run as a script, or has navigated the page away. */
async function expectOnlyText(page: Page, { url }: { url: string }): Promise<void> {
  const { found, origin } = await page.evaluate(() => ({
    found: document.querySelectorAll('img[src="x"], meta[http-equiv="refresh"], body b').length,
    origin: location.origin,
  }));
  expect([found, origin, await page.evaluate('window.stolen')]).toEqual([0, url, undefined]);
}

async function addHostileBook(request: APIRequestContext): Promise<BookView> {
  const reply = await request.post('/api/books/create-book', {
    headers: await ownerHeaders(request),
    data: {
      ...{ title: HOSTILE, author: HOSTILE, description: HOSTILE, category: 'fiction' },
      ...{ coverImage: '', oldPrice: 12, newPrice: 9 },
    },
  });
  await expect(reply).toBeOK();
  return (await reply.json()) as BookView;
}

journey(
  'a book whose texts look like HTML is shown as text everywhere',
  async ({ page, request, shop }) => {
    const book = await addHostileBook(request);
    for (const path of [`/books/${book._id}`, '/search', '/search?q=bold', '/']) {
      await page.goto(path);
      // The name of the author is also among the filters that are folded.
      const shown = page.getByText(HOSTILE.slice(0, 20)).filter({ visible: true });
      await expect(shown.first()).toBeVisible();
      await expectOnlyText(page, shop);
    }
    await page.goto(`/books/${book._id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expectInCart(page, 1);
    await page.goto('/cart');
    await expect(page.getByRole('link', { name: HOSTILE }).first()).toBeVisible();
    await expectOnlyText(page, shop);

    await openDashboard(page);
    await page.goto('/dashboard/manage-books');
    const row = page.getByRole('row').filter({ hasText: HOSTILE.slice(0, 20) });
    await row.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog', { name: `Delete “${HOSTILE}”?` })).toBeVisible();
    await expectOnlyText(page, shop);
  },
);

journey('an account name that looks like HTML is shown as text', async ({ page, shop }) => {
  const email = newEmail();
  await signInWithGoogle(page, { name: HOSTILE.slice(0, 100), email });
  await page.goto('/user-dashboard');
  await expect(page.getByText('Welcome, <img')).toBeVisible();
  await expectOnlyText(page, shop);
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('button', { name: 'Logout' }).click();

  const popup = await openGooglePopup(page);
  await expect(popup.getByRole('button', { name: email })).toBeVisible();
  await expectOnlyText(popup, shop);
});
