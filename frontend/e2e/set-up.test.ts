import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { openDashboard, ownShop } from './harness/admin.ts';
import { journey } from './harness/journey.ts';

journey.use(ownShop());

const logo = fileURLToPath(new URL('../public/apple-touch-icon.png', import.meta.url));
const saved = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true })).toBeVisible();

async function nameShop(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Your shop' }).click();
  await page.getByLabel('Name of the shop').fill('The Corner Bookshop');
  await page.getByLabel(/^Logo/).setInputFiles(logo);
  await expect(page.getByAltText('The chosen picture: Logo')).toBeVisible();
  await page.getByLabel('Telephone').fill('+1 (555) 010-0199');
  await page
    .getByRole('textbox', { name: 'Address (optional)' })
    .fill('1 Quiet Lane\nSpringfield 97477');
  await page.getByLabel('Mastodon').fill('https://books.example/@corner');
  await page.getByRole('button', { name: 'Save shop' }).click();
  await saved(page, 'The shop has been saved');
}

async function setFee(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Delivery', exact: true }).click();
  await page.getByLabel('Delivery fee').fill('4.50');
  await page.getByRole('button', { name: 'Save delivery' }).click();
  await saved(page, 'Delivery has been saved');
}

async function writePolicy(page: Page): Promise<void> {
  await page.goto('/dashboard/settings/pages/shipping');
  await page
    .getByLabel('Text', { exact: true })
    .fill('## By bicycle\n\nWe deliver **on Fridays**.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'By bicycle' })).toBeVisible();
  await page.getByRole('button', { name: 'Save page' }).click();
  await saved(page, '“Shipping Policy” has been saved');
}

async function writeNews(page: Page, title: string, { draft }: { draft: boolean }): Promise<void> {
  await page.goto('/dashboard/add-news');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('In short').fill('Come and read with us.');
  await page.getByLabel('Text', { exact: true }).fill('Bring a **candle**.');
  await page.getByLabel('Date').fill('2035-01-01');
  await page.getByLabel(/^Draft/).setChecked(draft);
  await page.getByRole('button', { name: draft ? 'Save as a draft' : 'Publish' }).click();
  await expect(page).toHaveURL('/dashboard/news');
}

async function renameGenre(page: Page): Promise<void> {
  await page.goto('/dashboard/settings/genres');
  await page.getByRole('button', { name: 'Rename “Horror”' }).click();
  await page.getByLabel('New name').fill('Spine-chillers');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Rename “Spine-chillers”' })).toBeVisible();
}

/** What a visitor sees of it, with or without scripts. */
async function expectShop(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveTitle('The Corner Bookshop · New releases and classics');
  await expect(page.getByRole('banner')).toContainText('The Corner Bookshop');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('1 Quiet Lane');
  await expect(footer.getByRole('link', { name: '+1 (555) 010-0199' })).toBeVisible();
  await expect(footer.getByRole('link', { name: /opens a new window/ })).toHaveText(/Mastodon/);
  await expect(page.getByRole('link', { name: 'A reading by candlelight' })).toBeVisible();
  await expect(page.getByText('Secret sale')).toHaveCount(0);
  await page.goto('/shipping');
  await expect(page.getByRole('heading', { name: 'By bicycle' })).toBeVisible();
  await page.goto('/news/a-reading-by-candlelight');
  await expect(page.getByText('candle', { exact: true })).toBeVisible();
  await page.goto('/genres/horror');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Spine-chillers');
  await page.goto('/contact');
  await expect(page.getByRole('main')).toContainText('1 Quiet Lane');
  expect((await page.goto('/news/secret-sale'))?.status()).toBe(404);
}

journey(
  'the owner sets the shop up, and visitors see it at once, with and without scripts',
  async ({ page, newVisitor, problems }) => {
    problems.allow(/404/);
    await openDashboard(page);
    await nameShop(page);
    await setFee(page);
    await writePolicy(page);
    await writeNews(page, 'A reading by candlelight', { draft: false });
    await writeNews(page, 'Secret sale', { draft: true });
    await renameGenre(page);

    await expectShop(await newVisitor());
    await expectShop(await newVisitor({ javaScriptEnabled: false }));

    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: 'Your shop' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Your books' })).toBeVisible();
  },
);

journey('the demo goes when the owner asks for it, and only then', async ({ page, request }) => {
  const titles = async () =>
    ((await (await request.get('/api/books/')).json()) as { title: string }[]).length;
  await openDashboard(page);
  const answer = async (question: RegExp, name: string) => {
    const dialog = page.getByRole('dialog', { name: question });
    await dialog.getByRole('button', { name, exact: true }).click();
  };
  for (const [name, left] of [
    ['Keep', 23],
    ['Delete', 0],
  ] as const) {
    await page.getByRole('button', { name: /^Take the demo/ }).click();
    await answer(/^Delete 23 demo books/, name);
    await answer(/demo news items?/, name);
    await expect.poll(titles).toBe(left);
  }
});
