import { expect } from '@playwright/test';
import { newestBook } from './harness/books.ts';
import { journey } from './harness/journey.ts';

/** Every kind of page that visitors read. */
const PAGES = [
  '/',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/shipping',
  '/search',
  '/search?q=frankenstien&sort=price',
  '/search?category=horror',
  '/search?q=qqqqqqqq',
  '/news/free-to-all',
  '/news/no-such-news',
  '/books/000000000000000000000000',
  '/no-such-page',
];

journey(
  'a reading page has its content in the first HTML, and scripts take it over unchanged',
  async ({ page, request }) => {
    const book = await newestBook(request);
    const calls: string[] = [];
    page.on('request', (sent) => calls.push(new URL(sent.url()).pathname));
    for (const path of [...PAGES, `/books/${book._id}`]) {
      calls.length = 0;
      const html = await (await request.get(path)).text();
      expect.soft(html, path).toContain('<h1');
      expect.soft(html, path).not.toContain('Loading...');
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      // The problems of the page, a mismatch among them, fail the journey at its end.
      expect
        .soft(
          calls.filter((call) => call.startsWith('/api/')),
          path,
        )
        .toEqual([]);
    }
  },
);

journey('the first HTML of a book says what it is and what it costs', async ({ request }) => {
  const book = await newestBook(request);
  const html = await (await request.get(`/books/${book._id}`)).text();
  const root = html.slice(html.indexOf('<div id="root">'), html.indexOf('id="page-data"'));
  for (const fact of [book.title, book.author, `$${book.newPrice.toFixed(2)}`]) {
    expect(root).toContain(fact);
  }
  expect(html).toContain('https://schema.org/InStock');
});
