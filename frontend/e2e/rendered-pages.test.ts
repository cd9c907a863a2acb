import { expect } from '@playwright/test';
import { newestBook } from './harness/books.ts';
import { builtFile } from './harness/built-file.ts';
import { journey } from './harness/journey.ts';
import { renderedHtml } from './harness/rendered.ts';

journey.use({ isFirstVisit: true });

/** Every kind of page that visitors read. */
const PAGES = [
  '/',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/shipping',
  '/books',
  '/books?category=horror&category=fiction&price=0-10&sort=title',
  '/genres/horror',
  '/genres/no-such-genre',
  '/authors/jules-verne',
  '/authors/no-such-author',
  '/search',
  '/search?q=frankenstien&sort=price',
  '/search?q=frankenstein+xyzzy',
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
      expect.soft(await renderedHtml(request, path), path).not.toContain('Loading...');
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
  const html = await renderedHtml(request, `/books/${book._id}`);
  const root = html.slice(html.indexOf('<div id="root">'), html.indexOf('id="page-data"'));
  for (const fact of [book.title, book.author, `$${book.newPrice.toFixed(2)}`]) {
    expect(root).toContain(fact);
  }
  expect(html).toContain('https://schema.org/InStock');
});

journey('the first HTML tells search engines and previews what a page is', async ({ request }) => {
  const book = await newestBook(request);
  for (const [path, kind, canonical] of [
    ['/', 'Organization', '/'],
    ['/contact', 'Organization', '/contact'],
    ['/genres/horror', 'BreadcrumbList', '/genres/horror'],
    ['/authors/jules-verne/', 'BreadcrumbList', '/authors/jules-verne'],
    ['/news/free-to-all', 'NewsArticle', '/news/free-to-all'],
    [`/books/${book._id}/any-words`, 'Book', `/books/${book._id}`],
  ] as const) {
    const html = await renderedHtml(request, path);
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '[{}]');
    expect.soft([data].flat()[0]['@type'], path).toBe(kind);
    const [, shown = ''] = /rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect.soft(new URL(shown).pathname, path).toBe(canonical);
    const [, picture = ''] = /og:image" content="([^"]*)"/.exec(html) ?? [];
    const reply = await request.get(new URL(picture).pathname, { maxRedirects: 0 });
    expect
      .soft([reply.status(), reply.headers()['content-type']], path)
      .toEqual([200, expect.stringMatching(/^image\/(png|jpeg)$/)]);
  }
});

journey('what is personal appears after the first HTML and moves nothing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Items in cart: 1' })).toBeVisible();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      const moved = Number(sessionStorage.getItem('moved') ?? 0);
      sessionStorage.setItem(
        'moved',
        String(shifts.reduce((sum, { value }) => sum + value, moved)),
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Items in cart: 1' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(Number(await page.evaluate(() => sessionStorage.getItem('moved')))).toBeLessThan(0.01);
});

journey('the arrows of a row move a whole view, up to the way to all', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Top Sellers' });
  const cards = region.getByRole('heading', { level: 3 });
  await page.getByRole('button', { name: 'Top Sellers: show next' }).click();
  await expect(cards.nth(2)).not.toBeInViewport();
  await expect(cards.nth(3)).toBeInViewport();
  await expect(cards.nth(5)).toBeInViewport();
  await region.getByRole('link', { name: 'See all books' }).focus();
  await expect(page.getByRole('button', { name: 'Top Sellers: show next' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

journey('a carousel keeps the place and the focus of its cards when it moves', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Recommended for you' });
  const link = region.getByRole('heading', { level: 3 }).nth(2).getByRole('link');
  await link.focus();
  await page.keyboard.press('ArrowRight');
  await expect(link).not.toBeInViewport();
  await expect(link).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(link).toBeInViewport();
  await expect(region.getByRole('heading', { level: 3 }).first()).toBeInViewport({ ratio: 1 });
});

journey('pictures far below the screen wait until a person comes near', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (sent) => {
    if (/\/news\/\d/.test(sent.url())) pictures.push(sent.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(pictures).toEqual([]);
  await page.getByRole('region', { name: 'News', exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
});

journey('a page opened by its address begins at its top, and back returns', async ({ page }) => {
  await page.goto('/search');
  const last = page.getByRole('main').getByRole('article').getByRole('link').last();
  // Waits for the first load's spinner, which covers the link.
  await last.hover();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await last.click();
  await expect(page.getByText('In our shop since')).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goto('/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

journey('a page that is scrolled before its scripts come stays where it is', async ({ page }) => {
  let release = () => {};
  const isScrolled = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = builtFile('index');
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!route.request().url().endsWith(first)) await isScrolled;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => scrollTo(0, 800));
  release();
  await expect(page.getByText('Loading the shop')).not.toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(800);
});

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false });

  journey('one can read, follow links and search', async ({ page }) => {
    await page.goto('/');
    const genres = page.getByRole('navigation', { name: 'Genres' });
    await genres.getByRole('link', { name: 'Horror' }).click();
    await expect(page).toHaveURL('/genres/horror');
    await page.getByRole('main').getByRole('link', { name: 'Dracula' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dracula' })).toBeVisible();
    await page.getByRole('combobox', { name: /Search for books/ }).fill('frankenstien');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: /Frankenstein/ })).toBeVisible();
  });
});
