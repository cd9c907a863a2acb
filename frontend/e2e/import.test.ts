import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openDashboard, ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';

journey.use(ownShop());

const ROWS = 2000;
/** Rows that no shop can take, with what is wrong: by place in the file, counted from 0. */
const FREE = 7;
const ROUNDED = 1500;

/** A file like the large catalogues on the web, with what a shop adds to them. */
const FILE = [
  'book_id,isbn,isbn13,authors,original_publication_year,title,language_code,average_rating,price,genre,description',
  ...Array.from({ length: ROWS }, (_, at) =>
    [
      at + 1,
      '',
      at === ROUNDED ? '9.78043902348e+12' : isbnOf(at),
      '"Ann Author, Émile Second"',
      '2008.0',
      `"The ""Far"" Journey ${at} (Journeys, #${at})"`,
      'eng',
      '4.34',
      at === FREE ? 'free' : '7.95',
      'Fiction',
      `"Of a file,\nin two lines."`,
    ].join(','),
  ),
].join('\r\n');

function isbnOf(number: number): string {
  const twelve = `978${String(number).padStart(9, '0')}`;
  const sum = [...twelve].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

const choose = (page: Page) =>
  page.getByLabel(/^Choose (a|another) file/).setInputFiles({
    name: 'spring.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(FILE),
  });

const status = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });
const shows = (page: Page, words: RegExp) =>
  expect(status(page, words)).toBeVisible({ timeout: 90_000 });

async function failedRows(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download these rows' }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

journey(
  'an owner imports 2,000 books: looks first, gets what is wrong back, and changes nothing twice',
  async ({ page, newVisitor, request }) => {
    journey.slow();
    const inShop = async () =>
      Number((await request.get('/api/books/?limit=1')).headers()['x-total-count']);
    const before = await inShop();
    await page.setViewportSize({ width: 390, height: 844 });
    await openDashboard(page);
    await page.goto('/dashboard/import');

    await choose(page);
    await shows(page, /^Nothing has been imported yet\. 2 rows are wrong\.$/);
    expect(await inShop()).toBe(before);
    await page.getByRole('tab', { name: 'Wrong 2' }).click();
    await expect(page.getByText('This is not a price.').first()).toBeVisible();
    await expect(page.getByText(/A spreadsheet has rounded this ISBN/).first()).toBeVisible();
    const wrong = await failedRows(page);
    expect(wrong).toMatch(/^\uFEFF?book_id,isbn,isbn13,.*,Line,What is wrong\r\n/);
    expect(wrong).toContain(`The ""Far"" Journey ${FREE} (`);
    expect(wrong).toContain('price: This is not a price. Please write it like 12.50.\r\n');
    expect(wrong.match(/Journey \d+/g)).toHaveLength(2);

    await page.getByRole('button', { name: 'Import 1,998 books' }).click();
    const imported = /^Imported: 1,998 new, 0 changed\. 2 rows are wrong\.$/;
    const progress = page.getByRole('progressbar', { name: 'Rows imported' });
    // A fast computer may be done before its progress was shown.
    await expect(progress.or(status(page, imported)).first()).toBeVisible();
    const visitor = await newVisitor();
    await visitor.goto('/');
    await expect(visitor.getByRole('region', { name: 'Top Sellers' })).toBeVisible();
    await shows(page, imported);
    await visitor.goto('/search?q=journey+1234');
    await expect(visitor.getByText('The "Far" Journey 1234').first()).toBeVisible();
    expect(await inShop()).toBe(before + ROWS - 2);

    await choose(page);
    await shows(page, /^This file changes nothing\. 2 rows are wrong\.$/);
    await expect(page.getByRole('tab', { name: 'Unchanged 1,998' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Import .* books?$/ })).toHaveCount(0);
  },
);
