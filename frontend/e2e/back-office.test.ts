import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { openDashboard, ownShop } from './harness/admin.ts';
import { findBook } from './harness/books.ts';
import { dashboardScreens } from './harness/dashboard-screens.ts';
import { journey } from './harness/journey.ts';
import { placeOrder } from './harness/orders.ts';
import { confirmDialog, signIn } from './harness/shopping.ts';
import { violations } from './harness/violations.ts';
import { expectNoSidewaysScroll } from './harness/widths.ts';

journey.use(ownShop());

const picture = fileURLToPath(new URL('../public/apple-touch-icon.png', import.meta.url));

async function addBook(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Add New Book' }).first().click();
  const form = page.getByRole('form');
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Author').fill('Nobody Yet');
  await form.getByLabel('Description').fill('A book that was only just written, and already sold.');
  await form.getByLabel('Category', { exact: true }).selectOption('Fiction');
  await form.getByLabel('Old Price').fill('20');
  await form.getByLabel('New Price').fill('12.50');
  await form.getByLabel('Cover Image').setInputFiles(picture);
  await expect(page.getByText('Selected: apple-touch-icon.png')).toBeVisible();
  await form.getByRole('button', { name: 'Add Book' }).click();
  await confirmDialog(page, 'Book added', "Yes, It's Okay!");
}

const row = (page: Page, title: string) => page.getByRole('row', { name: title });

journey('a new book with a cover appears in the shop at once', async ({ page, newVisitor }) => {
  await openDashboard(page);
  await addBook(page, 'The Newest of All');
  await expect(page.getByRole('form').getByLabel('Title', { exact: true })).toHaveValue('');
  const visitor = await newVisitor();
  await visitor.goto('/');
  const shelf = visitor.getByRole('region', { name: 'Top Sellers' });
  await shelf.getByRole('link', { name: 'The Newest of All' }).click();
  const cover = visitor.getByRole('img', { name: 'Cover of The Newest of All' });
  await expect(cover).toBeVisible();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(visitor.getByText('$12.50')).toBeVisible();
});

journey('an edited book keeps its cover', async ({ page, request }) => {
  await openDashboard(page);
  await addBook(page, 'Before the Edit');
  const before = await findBook(request, 'Before the Edit');
  await page.getByRole('link', { name: 'Manage Books' }).first().click();
  await row(page, 'Before the Edit').getByRole('link', { name: 'Edit' }).click();
  const form = page.getByRole('form');
  const title = form.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue('Before the Edit');
  await title.fill('After the Edit');
  await form.getByRole('button', { name: 'Update Book' }).click();
  await confirmDialog(page, 'Book Updated', "Yes, It's Okay!");
  expect(await findBook(request, 'After the Edit')).toMatchObject({
    _id: before?._id,
    coverImage: before?.coverImage,
    author: 'Nobody Yet',
  });
});

journey(
  'a book is deleted after confirmation, from the list and the shop',
  async ({ page, request }) => {
    await openDashboard(page);
    await addBook(page, 'Soon Gone');
    await page.getByRole('link', { name: 'Manage Books' }).first().click();
    await row(page, 'Soon Gone').getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: /Cancel|Keep|No/ }).click();
    await expect(row(page, 'Soon Gone')).toBeVisible();
    await row(page, 'Soon Gone').getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: /Delete/ }).click();
    await confirmDialog(page, 'Book deleted successfully!');
    await expect(row(page, 'Soon Gone')).not.toBeAttached();
    expect(await findBook(request, 'Soon Gone')).toBeUndefined();
  },
);

journey(
  'an order goes from placed to delivered while the customer watches',
  async ({ page, newVisitor, request }) => {
    const { customer, order } = await placeOrder(request);
    const buyer = await newVisitor({ viewport: { width: 390, height: 844 } });
    await signIn(buyer, customer, '/orders');
    const state = buyer.getByRole('main').locator('[aria-current="step"]');
    await openDashboard(page);
    await page.goto(`/dashboard/orders/${order._id}`);
    const main = page.getByRole('main');
    for (const [move, shown] of [
      ['Confirm', 'Confirmed'],
      ['Mark as packed', 'Packed'],
      ['Send out', 'Out for delivery'],
      ['Cash collected', 'Delivered'],
    ] as const) {
      await main.getByRole('button', { name: move, exact: true }).click();
      if (move === 'Cash collected') {
        await page.getByRole('dialog').getByRole('button', { name: move }).click();
      }
      await buyer.reload();
      await expect(state.filter({ hasText: shown })).toBeVisible();
    }
    await expect(main.getByRole('button', { name: /Cancel order|Refused at/ })).toHaveCount(0);
  },
);

/** What is only on a screen once somebody has opened it. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  'a price edited in place': async (page) => {
    await page.goto('/dashboard/manage-books');
    await page
      .getByRole('button', { name: /^Price of .* Change$/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: /^Price of / })).toBeFocused();
  },
  'the preview of a new price for chosen books': async (page) => {
    await page.goto('/dashboard/manage-books');
    await page.getByRole('row').getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Price', exact: true, expanded: false }).click();
    const form = page.getByRole('form', { name: 'Change 1 book' });
    await form.getByLabel('Number').fill('-10');
    await form.getByRole('button', { name: 'Preview' }).click();
    await expect(form.getByText(/^1 will change/)).toBeVisible();
  },
  'the report of a dry run': async (page) => {
    await page.goto('/dashboard/import');
    const lines = ['ISBN,Title,Author,Price,Genre,Description'];
    lines.push('9780141439587,Emma,Jane Austen,9.50,Fiction,A match is made.', 'none,,,free,,');
    const file = { name: 'two.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
    await page.getByLabel(/^Choose a file/).setInputFiles(file);
    await expect(page.getByText(/^Nothing has been imported yet/)).toBeVisible();
    await page.getByRole('tab', { name: 'Wrong 1' }).click();
    await expect(page.getByText(/This is not a price/).first()).toBeVisible();
  },
};

async function checkAt(widths: readonly number[], page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await violations(page), `${what}, ${width} px`).toEqual([]);
  }
}

journey('axe finds nothing in the dashboard', async ({ page, request }) => {
  journey.slow();
  const screens = await dashboardScreens(request);
  await openDashboard(page);
  const widths = [320, 1280];
  for (const path of screens) {
    await page.goto(path);
    await checkAt(widths, page, path);
  }
  // On the display on which it was opened, as some of it closes when another layout comes.
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const [what, open] of Object.entries(opened)) {
      await open(page);
      await checkAt([width], page, what);
    }
  }
});

journey('tables have their heads and roles at every width', async ({ page, request }) => {
  await placeOrder(request);
  await openDashboard(page);
  for (const width of [390, 800, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, heads] of [
      ['/dashboard/manage-books', ['#', 'Book Title', 'Category', 'Price', 'Actions']],
      [
        '/dashboard/orders',
        ['Chosen', 'Order', 'Date', 'Name', 'City', 'Total', 'Status', 'Next step'],
      ],
    ] as const) {
      await page.goto(path);
      const table = page.getByRole('main').getByRole('table');
      await expect(table.getByRole('rowheader').first()).toBeVisible();
      for (const name of heads)
        await expect(table.getByRole('columnheader', { name, exact: true })).toHaveCount(1);
      const cells = table.getByRole('row').nth(1).getByRole('cell');
      await expect(cells).toHaveCount(heads.length - 1);
      await expectNoSidewaysScroll(page);
    }
  }
});
