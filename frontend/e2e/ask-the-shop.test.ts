import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openDashboard, ownerHeaders, ownShop } from './harness/admin.ts';
import { newestBook } from './harness/books.ts';
import { mailedPath, mailJourney } from './harness/mail-server.ts';
import { checkPage, PHONE } from './harness/widths.ts';

mailJourney.use({ ...ownShop(), viewport: PHONE });

let readers = 0;
const newReader = () => `reader-${Date.now()}-${++readers}@example.com`;

async function count(request: APIRequestContext, book: string, counted: number): Promise<void> {
  const headers = await ownerHeaders(request);
  const data = { counted, reason: 'counted' };
  await expect(await request.post(`/api/admin/books/${book}/stock`, { headers, data })).toBeOK();
}

async function sendQuestion(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await checkPage(page, 'the form');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(`We write the answer to ${email}.`)).toBeVisible();
}

mailJourney(
  'a visitor asks for a book that the search does not find, and the owner answers by mail',
  async ({ page, mailServer, request }) => {
    const [email, book] = [newReader(), await newestBook(request)];
    await page.goto('/search?q=9783161484100');
    await page.getByRole('button', { name: 'Ask us for this book' }).click();
    await expect(page.getByLabel('Which book?')).toHaveValue('9783161484100');
    await page.getByLabel('Name').fill('Ada Reader');
    await sendQuestion(page, email);
    expect(mailServer.arrived.filter(({ to }) => to.includes(email))).toEqual([]);

    await openDashboard(page);
    await page.goto('/dashboard/questions?state=open');
    const question = page.getByRole('listitem').filter({ hasText: email });
    await expect(question).toContainText('9783161484100');
    await question.getByRole('button', { name: /^Answer/ }).click();
    await page.getByLabel('Your answer').fill('It came in today.');
    await page.getByRole('searchbox', { name: 'Find books' }).fill(book.title);
    await page.getByRole('button', { name: `Add ${book.title}`, exact: true }).click();
    await checkPage(page, 'the answer');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('The answer is on its way')).toBeVisible();
    await expect(question).toHaveCount(0);
    const path = await mailedPath(mailServer, email, 'Our answer', /\/books\/[0-9a-f]{24}/);
    expect(path).toBe(`/books/${book._id}`);
    const mail = mailServer.arrived.find(({ to }) => to.includes(email));
    expect(mail?.raw).toContain('It came in today.');
  },
);

mailJourney('a visitor writes to the shop from its contact page', async ({ page }) => {
  const email = newReader();
  await page.goto('/contact');
  await page.getByLabel('Your message').fill('<b>Are you open on Sunday?</b>');
  await sendQuestion(page, email);
  await openDashboard(page);
  await page.goto('/dashboard/questions');
  const question = page.getByRole('listitem').filter({ hasText: email });
  await expect(question).toContainText('<b>Are you open on Sunday?</b>');
  await checkPage(page, 'the questions');
});

mailJourney(
  'a visitor without an account learns when a sold-out book is back',
  async ({ page, mailServer, request }) => {
    const [email, book] = [newReader(), await newestBook(request)];
    await count(request, book._id, 0);
    await page.goto(`/books/${book._id}`);
    await page.getByRole('button', { name: 'Tell me when it is back' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await checkPage(page, 'the dialog');
    await dialog.getByRole('button', { name: 'Tell me when it is back' }).click();
    await expect(dialog).toContainText(`we have sent a link to ${email}`);
    await dialog.getByRole('button', { name: 'Close' }).click();

    const link = /\/back-in-stock\/confirm\?token=[\w-]+&book=\w+/;
    await page.goto(await mailedPath(mailServer, email, 'Please confirm', link));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('We will write to you when the book is back.')).toBeVisible();
    await checkPage(page, 'the confirmation');
    await count(request, book._id, 3);
    const stop = /\/api\/back-in-stock\/stop\/[\w-]+/;
    await page.goto(await mailedPath(mailServer, email, `${book.title} is back`, stop));
    await page.getByRole('button', { name: 'No more mails' }).click();
    await expect(page.getByText('We no longer write to you about')).toBeVisible();
  },
);
