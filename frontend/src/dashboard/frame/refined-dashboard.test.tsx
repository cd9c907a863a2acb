import type { Storefront } from '@book-store/contract/storefront';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToken } from '../../api/admin-token.ts';
import { aBook, anAdminProfile, anUploadedPicture, aShop } from '../../testing/builders.ts';
import { enter } from '../../testing/enter.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../testing/sign-in-admin.ts';
import { problem, type Stubs } from '../../testing/stub-api.ts';

vi.mock('../../kit/charts/bar-chart.tsx', () => ({ default: () => null }));

const SIGN_IN = 'POST /api/auth/admin';

/** Opens a page of the dashboard in a shop whose owner has chosen another storefront than the specified one. */
function openRefined(at: string, stubs: Stubs = {}, storefront: Storefront = 'refined') {
  const api = stubDashboard({
    'GET /api/shop': () => aShop({ name: 'Leseeck', storefront }),
    'GET /api/admin/profile': () => anAdminProfile({ roleLabel: 'Administrator' }),
    ...stubs,
  });
  return { ...api, ...renderApp(at) };
}

const okButton = () => screen.queryByRole('button', { name: 'OK' });
const button = (name: string) => screen.findByRole('button', { name });

describe('the sign-in of a refined shop', () => {
  const signIn = async (user: ReturnType<typeof renderApp>['user'], button = 'Sign in') => {
    await user.type(await screen.findByLabelText(/^(Username|Benutzername)$/), 'owner');
    await user.type(screen.getByLabelText(/^(Password|Passwort)$/), 'secret word');
    await user.click(screen.getByRole('button', { name: button }));
  };

  it.each([
    ['refined', 'Sign in to the dashboard', 'Sign in', 'You are signed in'],
    ['german', 'Im Dashboard anmelden', 'Anmelden', 'Sie sind angemeldet'],
  ] as const)(
    'opens the overview at once with a toast: %s',
    async (storefront, heading, button, done) => {
      const profile = anAdminProfile();
      const session = { token: 'fresh-token', expiresAt: '2026-11-20T10:00:00.000Z', profile };
      const { user, address } = openRefined('/admin', { [SIGN_IN]: () => session }, storefront);
      expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
      await signIn(user, button);
      expect(await screen.findByText(done)).toBeInTheDocument();
      await waitFor(() => expect(address()).toBe('/dashboard'));
      expect(okButton()).toBeNull();
    },
  );

  it('says in one sentence what is wrong', async () => {
    const { user } = openRefined('/admin', { [SIGN_IN]: () => problem(401, 'wrong-credentials') });
    await user.click(await button('Sign in'));
    expect(await screen.findByText('Please enter your username and your password.')).toBeVisible();
    await signIn(user);
    expect(await screen.findByText('Username and password do not match.')).toBeVisible();
    expect(screen.queryByText(/valid email/)).toBeNull();
  });
});

describe('the dashboard of a refined shop', () => {
  beforeEach(() => signInAdmin());

  it("has the shop's name, and nothing of the specification's own shop", async () => {
    openRefined('/dashboard');
    const main = await screen.findByRole('main');
    expect(await within(main).findByText('Leseeck')).toBeVisible();
    expect(await within(main).findByText('Open orders')).toBeVisible();
    expect(within(main).getByRole('link', { name: '2 orders left, see them' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /Grace Ruiz.*Administrator/ })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Lecturer|Book Store|Users by|Add New Book/);
  });

  it('has the copies of each book in a column of their own', async () => {
    const { user, callsTo } = openRefined('/dashboard/manage-books', {
      'GET /api/admin/books': () => [aBook({ title: 'Emma', stock: 3 })],
    });
    const table = await screen.findByRole('table', { name: 'All books' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent?.replace(/[↑↓↕]/, ''))).toEqual([
      '#',
      'Title',
      'Category',
      'Price',
      'Copies',
      'Actions',
    ]);
    const [, , , copies, actions] = within(table).getAllByRole('cell');
    expect(copies).toHaveTextContent('3 copies');
    expect(actions).toHaveTextContent(/^EditDelete$/);
    await user.click(within(table).getByRole('button', { name: 'Copies' }));
    await waitFor(() => {
      const asked = callsTo('GET /api/admin/books').map(({ query }) => query.get('sort'));
      expect(asked).toContain('copies');
    });
    expect(document.title).toBe('Manage books · Leseeck');
  });

  it('deletes a book with a toast instead of a dialog', async () => {
    const { user } = openRefined('/dashboard/manage-books', {
      'GET /api/admin/books': () => [aBook()],
      'DELETE /api/books/:id': () => aBook(),
    });
    await waitFor(() => expect(document.title).toBe('Manage books · Leseeck'));
    await user.click(await button('Delete'));
    await user.click(await button('Delete book'));
    expect(await screen.findByText('The book has been deleted')).toBeInTheDocument();
    expect(okButton()).toBeNull();
  });

  it('adds a book with a toast instead of a dialog, and names no author for it', async () => {
    const added = aBook({ title: 'Emma' });
    const { user, address } = openRefined('/dashboard/add-new-book', {
      'POST /api/books/create-book': () => added,
      'GET /api/books/:id': () => added,
      'POST /api/admin/covers': () => anUploadedPicture(),
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Add a book' })).toBeVisible();
    expect(screen.getByLabelText('Author (optional)')).toHaveAccessibleDescription(
      'If left empty, the book page says that the author is unknown.',
    );
    const texts = {
      Title: 'Emma',
      Description: 'A match.',
      'Old price (optional)': '12',
      'New price': '9',
    };
    for (const [label, text] of Object.entries(texts)) {
      await enter(user, screen.getByLabelText(label), text);
    }
    await screen.findByRole('option', { name: 'Fiction' });
    await user.selectOptions(screen.getByLabelText('Category'), 'Fiction');
    await user.upload(
      screen.getByLabelText('Cover'),
      new File(['picture'], 'cover.png', { type: 'image/png' }),
    );
    await screen.findByText('Upload complete.');
    await user.click(await button('Add book'));
    expect(await screen.findByText('The book has been added')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
    expect(screen.queryByRole('button', { name: /^OK|Okay/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Open the book' }));
    await waitFor(() => expect(address()).toBe(`/dashboard/edit-book/${added._id}`));
  });

  it('saves a book with a toast instead of a dialog', async () => {
    const book = aBook({ title: 'Emma' });
    const { user } = openRefined(`/dashboard/edit-book/${book._id}`, {
      'GET /api/books/:id': () => book,
      'PUT /api/books/edit/:id': () => ({ ...book, title: 'Emma, again', version: 1 }),
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Edit book' })).toBeVisible();
    expect(await screen.findByLabelText('URL of the cover')).toBeVisible();
    await enter(user, screen.getByLabelText('Title'), 'Emma, again');
    await user.click(await button('Save book'));
    expect(await screen.findByText('The book has been saved')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^OK|Okay/ })).toBeNull();
  });

  it('says in plain words that the session has ended', async () => {
    openRefined('/dashboard');
    await screen.findByText('Open orders');
    act(() => adminToken.expire());
    expect(
      await screen.findByRole('dialog', { name: 'Your session in the dashboard has ended' }),
    ).toBeInTheDocument();
  });
});
