import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminToken } from '../../api/admin-token.ts';
import { aBook, aShop, someGenres } from '../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../testing/render-page.tsx';
import { stubApi } from '../../testing/stub-api.ts';
import { Header } from './header.tsx';

const header = <Header />;
const signedIn = (logout = async () => undefined) => anAuth({ currentUser: aCustomer(), logout });
const menuButton = () => screen.findByRole('button', { name: 'Your account' });
const menu = () => screen.queryByRole('navigation', { name: 'Account' });

describe('the account area', () => {
  it('links a visitor to the login', () => {
    renderPage(header);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  it('links to no login in a shop without accounts', async () => {
    stubApi({
      'GET /api/shop': () => aShop({ accounts: false }),
      'GET /api/genres': () => someGenres(),
    });
    renderPage(header);
    await expect.poll(() => screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it('links to the dashboard while an admin token is stored', async () => {
    adminToken.save('a token', { expiresAt: Date.now() + 60_000 });
    renderPage(header);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    adminToken.remove();
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  });

  it('opens and closes a menu with six links and Logout for a customer', async () => {
    const { user } = renderPage(header, { auth: signedIn() });
    expect(menu()).toBeNull();
    await user.click(await menuButton());
    const links = within(menu() as HTMLElement).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/user-dashboard'],
      ['Orders', '/orders'],
      ['Cart Page', '/cart'],
      ['Check Out', '/checkout'],
      ['Wish list', '/wishes'],
      ['Account', '/account'],
    ]);
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
    await user.click(await menuButton());
    expect(menu()).toBeNull();
  });

  it('closes the menu when a link is chosen', async () => {
    const { user } = renderPage(header, { auth: signedIn(), pattern: '*' });
    await user.click(await menuButton());
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    expect(menu()).toBeNull();
  });

  it('closes the menu with Escape and returns the focus', async () => {
    const { user } = renderPage(header, { auth: signedIn() });
    await user.click(await menuButton());
    await user.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(await menuButton()).toHaveFocus();
  });

  it('closes with Escape in browsers that give a pressed button no focus', async () => {
    const { user } = renderPage(header, { auth: signedIn() });
    await user.click(await menuButton());
    (await menuButton()).blur();
    await user.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(await menuButton()).toHaveFocus();
  });

  it('signs the customer out', async () => {
    const logout = vi.fn(async () => undefined);
    const { user } = renderPage(header, { auth: signedIn(logout) });
    await user.click(await menuButton());
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(logout).toHaveBeenCalledOnce();
  });
});

describe('the cart link', () => {
  it('shows 0 for an empty cart', () => {
    renderPage(header);
    expect(screen.getByRole('link', { name: 'Items in cart: 0' })).toBeVisible();
  });

  it('shows the number of books in the cart', () => {
    renderPage(header, { cart: [aBook(), aBook()] });
    expect(screen.getByRole('link', { name: 'Items in cart: 2' })).toBeVisible();
  });
});

describe('the genres', () => {
  it('lead to the shelves of those that have books, beside all books', async () => {
    const empty = { name: 'Poetry', slug: 'poetry', category: 'poetry', books: 0 };
    stubApi({ 'GET /api/genres': () => [...someGenres(), empty] });
    renderPage(header);
    const [line] = screen.getAllByRole('navigation', { name: 'Genres' }).slice(-1);
    await within(line as HTMLElement).findByRole('link', { name: 'Horror' });
    const links = within(line as HTMLElement).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All books', '/books'],
      ['Business', '/genres/business'],
      ['Technology', '/genres/technology'],
      ['Fiction', '/genres/fiction'],
      ['Horror', '/genres/horror'],
      ['Adventure', '/genres/adventure'],
    ]);
  });

  it('close their menu with Escape, which returns the focus', async () => {
    const { user } = renderPage(header);
    const [menu] = screen.getAllByText('Genres');
    await user.click(menu as HTMLElement);
    expect(menu?.closest('details')).toHaveAttribute('open');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(menu?.closest('details')).not.toHaveAttribute('open');
    expect(menu?.closest('summary')).toHaveFocus();
  });
});
