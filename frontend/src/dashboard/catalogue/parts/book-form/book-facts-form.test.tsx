import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../../../testing/builders.ts';
import { enter } from '../../../../testing/enter.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../../testing/sign-in-admin.ts';
import { problem, type Stubs } from '../../../../testing/stub-api.ts';

const CREATE = 'POST /api/books/create-book';
const PUT = 'PUT /api/books/edit/:id';
type User = ReturnType<typeof renderApp>['user'];

const field = (label: string) => screen.getByLabelText(label);
const summary = () => screen.findByText('More about this book');
const click = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));
async function retype(user: User, label: string, text: string) {
  await user.clear(field(label));
  await enter(user, field(label), text);
}

beforeEach(() => signInAdmin());

const SPECIFIED = { title: 'Emma', author: '', description: 'A matchmaker.', category: 'fiction' };

async function openAdding(stubs: Stubs = {}) {
  const api = stubDashboard({ [CREATE]: () => aBook(), ...stubs });
  const app = renderApp('/dashboard/add-new-book');
  const { user } = app;
  await enter(user, await screen.findByLabelText('Title'), SPECIFIED.title);
  await enter(user, field('Description'), SPECIFIED.description);
  await screen.findByRole('option', { name: 'Fiction' });
  await user.selectOptions(field('Category'), 'Fiction');
  await enter(user, field('Old Price'), '12');
  await enter(user, field('New Price'), '9.50');
  return { ...api, ...app };
}

async function openEditing(book: BookView, stubs: Stubs = {}) {
  const api = stubDashboard({ 'GET /api/books/:id': () => book, [PUT]: () => book, ...stubs });
  const app = renderApp(`/dashboard/edit-book/${book._id}`);
  await screen.findByLabelText('Title');
  return { ...api, ...app };
}

describe('more about a new book', () => {
  it('is folded away, and sends only what was filled in', async () => {
    const { user, callsTo } = await openAdding();
    expect((await summary()).closest('details')).not.toHaveAttribute('open');
    await user.click(await summary());
    await enter(user, field('ISBN'), '0-306-40615-2');
    await enter(user, field('Year of publication'), '1815');
    await user.selectOptions(field('Language'), 'French');
    await user.selectOptions(field('Format'), 'Paperback');
    await enter(user, field('Series'), 'Novels');
    await enter(user, field('Number in the series'), '4,5');
    await enter(user, field('Average rating'), '4,21');
    await enter(user, field('Number of ratings'), '120');
    await enter(user, field('Source of the ratings'), 'Goodreads');
    await enter(user, field('Tags'), 'pick, signed ,');
    await enter(user, field('Copies in stock'), '0');
    await user.click(field('Can be ordered when sold out'));
    await click(user, 'Add Book');
    await screen.findByText('Book added');
    expect(callsTo(CREATE)[0]?.body).toEqual({
      ...SPECIFIED,
      trending: false,
      oldPrice: 12,
      newPrice: 9.5,
      coverImage: '',
      isbn: '0-306-40615-2',
      publishedYear: 1815,
      language: 'fr',
      format: 'paperback',
      series: { name: 'Novels', number: 4.5 },
      rating: { average: 4.21, count: 120, source: 'Goodreads' },
      tags: ['pick', 'signed'],
      stock: 0,
      orderable: true,
    });
    await click(user, "Yes, It's Okay!");
    expect(field('ISBN')).toHaveValue('');
    expect(field('Can be ordered when sold out')).not.toBeChecked();
  });

  it.each([
    ['Year of publication', 'MDCC', /at most four digits/],
    ['Copies in stock', '-1', /whole number/],
    ['Number in the series', 'two', /such as 3 or 1.5/],
    ['Average rating', '5.2', /from 0 to 5/],
  ])('opens at the error of %s', async (label, typed, message) => {
    const { user, callsTo } = await openAdding();
    await user.click(await summary());
    await enter(user, field('Series'), 'A series');
    await enter(user, field(label), typed);
    await user.click(await summary());
    await click(user, 'Add Book');
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(field(label).closest('details')).toHaveAttribute('open');
    expect(callsTo(CREATE)).toEqual([]);
  });

  it.each([
    ['isbn', 'ISBN', '123'],
    ['series.name', 'Series', 'x'],
    ['tags.1', 'Tags', 'a, b'],
  ])("shows the server's error at its field: %s", async (path, label, typed) => {
    const fields = [{ path, message: 'The server does not like this.' }];
    const { user } = await openAdding({ [CREATE]: () => problem(400, 'bad-request', { fields }) });
    await user.click(await summary());
    await enter(user, field(label), typed);
    await click(user, 'Add Book');
    await click(user, 'OK');
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(field(label)).toHaveAccessibleDescription(/The server does not like this\./);
  });
});

describe('more about a book that is there', () => {
  const emma = () =>
    aBook({
      isbn: '9780306406157',
      publishedYear: 1815,
      language: 'tlh',
      series: { name: 'Novels', number: 4 },
      tags: ['pick'],
      stock: 3,
    });

  it('shows what is known, also a language that is not in the list', async () => {
    await openEditing(emma());
    expect(field('ISBN')).toHaveValue('9780306406157');
    expect(field('Language')).toHaveDisplayValue('Klingon');
    expect(field('Number in the series')).toHaveValue('4');
    expect(field('Tags')).toHaveValue('pick');
    // Copies change in a section of their own, because sales change them, too.
    expect(screen.queryByLabelText('Copies in stock')).toBeNull();
  });

  it('sends what has changed, and null for what was cleared', async () => {
    const { user, callsTo } = await openEditing(emma());
    await retype(user, 'Year of publication', '');
    await retype(user, 'Series', '');
    await retype(user, 'Number in the series', '');
    await user.click(field('Hidden: only admins see this book'));
    await click(user, 'Update Book');
    await screen.findByText('Book Updated');
    const { isbn, tags, language, stock, ...sent } = (callsTo(PUT)[0]?.body ?? {}) as Record<
      string,
      unknown
    >;
    expect([isbn, tags, language, stock]).toEqual(Array(4).fill(undefined));
    expect(sent).toMatchObject({ publishedYear: null, series: null, hidden: true });
  });

  it('says that a book is hidden, and has no link into the shop', async () => {
    await openEditing({ ...emma(), hidden: true });
    expect(await screen.findByText('Hidden from customers')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View in the shop' })).toBeNull();
  });
});
