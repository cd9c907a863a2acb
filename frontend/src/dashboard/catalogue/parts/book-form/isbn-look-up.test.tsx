import type { IsbnView } from '@book-store/contract/catalogue/books/isbn.schemas';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anUploadedPicture, someGenres } from '../../../../testing/builders.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../../testing/sign-in-admin.ts';
import { networkError, type Stubs } from '../../../../testing/stub-api.ts';

const ISBN = '9780140328721';
const LOOK_UP = 'GET /api/admin/isbn/:isbn';
const COVER = 'POST /api/admin/isbn/:isbn/cover';
const FOUND: IsbnView = {
  isbn: ISBN,
  status: 'found',
  title: 'Fantastic Mr. Fox',
  author: 'Roald Dahl',
  publishedYear: 1988,
  pages: 96,
  hasCover: true,
};

beforeEach(() => signInAdmin());

async function open(stubs: Stubs = {}) {
  const api = stubDashboard({ 'GET /api/genres': someGenres, [LOOK_UP]: () => FOUND, ...stubs });
  const app = renderApp('/dashboard/add-new-book');
  const field = await screen.findByLabelText(/^ISBN/);
  const lookUp = async () => app.user.click(screen.getByRole('button', { name: 'Look up' }));
  return { ...api, ...app, field, lookUp };
}

describe('the ISBN of a book', () => {
  it('is not sent by the Enter of a scanner, which leads to Look up', async () => {
    const { user, field, calls } = await open();
    await user.type(field, `${ISBN}{Enter}`);
    expect(screen.getByRole('button', { name: 'Look up' })).toHaveFocus();
    expect(calls.filter(({ route }) => route === LOOK_UP || route.startsWith('POST'))).toEqual([]);
  });

  it('is checked at once', async () => {
    const { user, field } = await open();
    await user.type(field, '978-0-14-032872-2');
    expect(field).toHaveAccessibleDescription(/This is not an ISBN/);
    expect(screen.getByRole('button', { name: 'Look up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.clear(field);
    await user.type(field, '978-0-14-032872-1');
    expect(field).not.toHaveAccessibleDescription(/This is not an ISBN/);
  });

  it('is checked once it is left, because ten digits may be the beginning of thirteen', async () => {
    const { user, field } = await open();
    await user.type(field, '0-14-032872-2');
    expect(field).not.toHaveAccessibleDescription(/This is not an ISBN/);
    await user.tab();
    expect(field).toHaveAccessibleDescription(/This is not an ISBN/);
    await user.clear(field);
    await user.tab();
    expect(field).not.toHaveAccessibleDescription(/This is not an ISBN/);
    await user.type(field, '0-14-032872-6');
    await user.tab();
    expect(field).not.toHaveAccessibleDescription(/This is not an ISBN/);
  });

  it('fills what is empty, and replaces nothing without a click', async () => {
    const { user, field, lookUp } = await open();
    await user.type(screen.getByLabelText('Title'), 'My title');
    await user.type(field, ISBN);
    await lookUp();
    expect(await screen.findByText('Filled in: author, year, pages.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('My title');
    expect(screen.getByLabelText(/^Author/)).toHaveValue('Roald Dahl');
    await user.click(screen.getByRole('button', { name: 'Use this title' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Fantastic Mr. Fox');
  });

  it('offers the cover, which is fetched by the server on a click', async () => {
    const { user, field, lookUp, callsTo } = await open({ [COVER]: () => anUploadedPicture() });
    await user.type(field, ISBN);
    await lookUp();
    await user.click(await screen.findByRole('button', { name: 'Use the cover of Open Library' }));
    expect(await screen.findByText('The cover is in the form.')).toBeVisible();
    expect(callsTo(COVER)).toHaveLength(1);
  });

  it.each([
    [
      'the book is unknown',
      () => ({ isbn: ISBN, status: 'unknown', hasCover: false }),
      /does not know this ISBN/,
    ],
    [
      'there is no internet',
      () => ({ isbn: ISBN, status: 'away', hasCover: false }),
      /is the shop connected to the internet/,
    ],
    ['the shop is away', networkError, /cannot be reached/],
  ] as const)('says in words that %s', async (_what, answer, text) => {
    const { user, field, lookUp } = await open({ [LOOK_UP]: answer as () => IsbnView });
    await user.type(field, ISBN);
    await lookUp();
    expect(await screen.findByText(text)).toBeVisible();
  });
});
