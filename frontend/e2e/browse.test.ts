import { expect } from 'vitest';
import { journey } from './harness/journey.ts';

const HORROR_BOOK = 'Dracula';

journey('a visitor sees the spinner for two seconds, then the whole shop', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  const spinner = page.getByText('Loading the shop');
  await spinner.waitFor({ state: 'attached' });
  await spinner.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(2000);
  for (const name of ['New Releases This Week', 'Top Sellers', 'Recommended for you', 'News']) {
    await page.getByRole('heading', { name }).waitFor();
  }
});

journey('a visitor narrows Top Sellers to a genre and opens a book', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Genre', exact: true }).selectOption('Horror');
  const shelf = page.getByRole('region', { name: 'Top Sellers' });
  await shelf.getByRole('link', { name: HORROR_BOOK }).waitFor();
  const titles = await shelf.getByRole('heading', { level: 3 }).allTextContents();
  expect(titles.length).toBeGreaterThanOrEqual(4);
  await shelf.getByRole('link', { name: HORROR_BOOK }).click();
  await page.getByRole('heading', { level: 1, name: HORROR_BOOK }).waitFor();
  await page.getByText('Horror', { exact: true }).waitFor();
  expect(await page.title()).toContain('Dracula');
  await page.goBack();
  await page.getByRole('heading', { name: 'Top Sellers' }).waitFor();
});

journey('a visitor finds a book despite a typo, using only the keyboard', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: /Search for books/ });
  await field.fill('frankenstien');
  await page.getByRole('option', { name: /Frankenstein/ }).waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Frankenstein/ }).waitFor();
});

journey('a search has its own URL, and says when nothing matches', async ({ page }) => {
  await page.goto('/search?q=melvile');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Moby-Dick/ })
    .waitFor();
  await page.goto('/search?q=qqqqqqqq');
  await page.getByText('No matching books.').waitFor();
  await page.getByRole('link', { name: 'Browse all books' }).click();
  await page.getByText('23 books').waitFor();
});

journey('an unknown URL and an unknown book show an error page', async ({ page }) => {
  const reply = await page.goto('/no-such-page');
  expect(reply?.status()).toBe(404);
  await page.getByText('This page is not on our shelves.').waitFor();
  await page.goto('/books/000000000000000000000000');
  await page.getByText('Error happending to load book info').waitFor();
});

journey('a visitor reads a news item and comes back', async ({ page }) => {
  await page.goto('/');
  const news = page.getByRole('region', { name: 'News' });
  const title = await news.getByRole('heading', { level: 3 }).first().innerText();
  await news.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
});

journey('the newsletter form accepts the same address twice', async ({ page }) => {
  await page.goto('/about');
  for (let time = 0; time < 2; time += 1) {
    await page.getByPlaceholder('Enter your email').fill('reader@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Thank you for subscribing.').waitFor();
    await page.reload();
  }
});
