import { expect } from '@playwright/test';
import { journey } from './harness/journey.ts';

journey.use({ isFirstVisit: true });

const HORROR_BOOK = 'Dracula';

journey('a visitor sees the spinner for two seconds, then the whole shop', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const spinner = document.querySelector('.first-load');
      if (spinner?.checkVisibility({ visibilityProperty: true })) requestAnimationFrame(look);
      else performance.mark('spinner-gone');
    };
    document.addEventListener('DOMContentLoaded', look);
  });
  await page.goto('/', { waitUntil: 'commit' });
  const shownMs = () =>
    page.evaluate(() => {
      const [firstPaint] = performance.getEntriesByType('paint');
      const [gone] = performance.getEntriesByName('spinner-gone');
      return (gone?.startTime ?? 0) - (firstPaint?.startTime ?? 0);
    });
  // As the page has measured it: a busy machine may look only after it has gone.
  await expect.poll(shownMs).toBeGreaterThanOrEqual(2000);
  await expect(page.getByText('Loading the shop')).not.toBeAttached();
  for (const name of ['New Releases This Week', 'Top Sellers', 'Recommended for you', 'News']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
});

journey('a visitor narrows Top Sellers to a genre and opens a book', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Genre', exact: true }).selectOption('Horror');
  const shelf = page.getByRole('region', { name: 'Top Sellers' });
  await expect(shelf.getByRole('link', { name: HORROR_BOOK })).toBeVisible();
  const titles = await shelf.getByRole('heading', { level: 3 }).allTextContents();
  expect(titles.length).toBeGreaterThanOrEqual(4);
  await shelf.getByRole('link', { name: HORROR_BOOK }).click();
  await expect(page.getByRole('heading', { level: 1, name: HORROR_BOOK })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Facts' });
  await expect(facts.getByRole('link', { name: 'Horror', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/Dracula/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Top Sellers' })).toBeVisible();
});

journey('a visitor finds a book despite a typo, using only the keyboard', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: /Search for books/ });
  await field.fill('frankenstien');
  await expect(page.getByRole('option', { name: /Frankenstein/ })).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Frankenstein/ })).toBeVisible();
});

journey(
  'a search has its own URL, and says when it was corrected, only comes close or finds nothing',
  async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/search?q=melvile');
    await expect(heading).toHaveText('Results for “melville”');
    await expect(page.getByText('Nothing matches “melvile”.', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /Moby-Dick/ })).toBeVisible();
    await page.goto('/search?q=melville+xyzzy');
    await expect(heading).toHaveText('No exact matches for “melville xyzzy”');
    await expect(page.getByRole('main').getByRole('link', { name: /Moby-Dick/ })).toBeVisible();
    await page.goto('/search?q=qqqqqqqq');
    await expect(page.getByText('No matching books.')).toBeVisible();
    await page.getByRole('link', { name: 'Browse all books' }).click();
    await expect(page).toHaveURL('/books');
    await expect(heading).toHaveText('All books');
  },
);

journey('an unknown URL and an unknown book show an error page', async ({ page }) => {
  const reply = await page.goto('/no-such-page');
  expect(reply?.status()).toBe(404);
  await expect(page.getByText('This page is not on our shelves.')).toBeVisible();
  await page.goto('/books/000000000000000000000000');
  await expect(page.getByText('Error happending to load book info')).toBeVisible();
});

journey('a visitor reads a news item and comes back', async ({ page }) => {
  await page.goto('/');
  const news = page.getByRole('region', { name: 'News' });
  const title = await news.getByRole('heading', { level: 3 }).first().innerText();
  await news.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

journey('the newsletter form accepts the same address twice', async ({ page }) => {
  await page.goto('/about');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.getByPlaceholder('Enter your email').fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Thank you for subscribing.')).toBeVisible();
    await page.reload();
  }
});
