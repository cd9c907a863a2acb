import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminToken } from '../../shared/admin-token.ts';
import { aBook } from '../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../testing/render-page.tsx';
import { stubApi } from '../../testing/stub-api.ts';
import { Header } from './header.tsx';

const header = <Header />;
const signedIn = (logout = async () => undefined) => anAuth({ currentUser: aCustomer(), logout });
const menuButton = () => screen.getByRole('button', { name: 'Your account' });
const menu = () => screen.queryByRole('navigation', { name: 'Account' });

describe('the account area', () => {
  it('links a visitor to the login', () => {
    renderPage(header);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  it('links to the dashboard while an admin token is stored', async () => {
    adminToken.save('a token', Date.now() + 1000);
    renderPage(header);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    adminToken.remove();
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  });

  it('opens and closes a menu with six links and Logout for a customer', async () => {
    const { user } = renderPage(header, { auth: signedIn() });
    expect(menu()).toBeNull();
    await user.click(menuButton());
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
    await user.click(menuButton());
    expect(menu()).toBeNull();
  });

  it('closes the menu when a link is chosen', async () => {
    const { user } = renderPage(header, { auth: signedIn(), pattern: '*' });
    await user.click(menuButton());
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    expect(menu()).toBeNull();
  });

  it('closes the menu with Escape and returns the focus', async () => {
    const { user } = renderPage(header, { auth: signedIn() });
    await user.click(menuButton());
    await user.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(menuButton()).toHaveFocus();
  });

  it('signs the customer out', async () => {
    const logout = vi.fn(async () => undefined);
    const { user } = renderPage(header, { auth: signedIn(logout) });
    await user.click(menuButton());
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

describe('the search box', () => {
  const field = () => screen.getByRole('combobox', { name: /Search for books/ });

  it('suggests matching books and opens the one chosen by keyboard', async () => {
    const book = aBook({ title: 'Dracula' });
    const { callsTo } = stubApi({ 'GET /api/books/': () => [book] });
    const { user } = renderPage(header);
    await user.type(field(), 'drac');
    expect(await screen.findByRole('option', { name: /Dracula/ })).toBeInTheDocument();
    expect(callsTo('GET /api/books/').at(-1)?.query.get('q')).toBe('drac');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText(`Now at /books/${book._id}`)).toBeVisible();
  });

  it('opens the results page with Enter', async () => {
    stubApi({ 'GET /api/books/': () => [] });
    const { user } = renderPage(header);
    await user.type(field(), '  the whale {Enter}');
    expect(await screen.findByText('Now at /search?q=the+whale')).toBeVisible();
  });

  it('requests nothing for fewer than two letters', async () => {
    const { calls } = stubApi({});
    const { user } = renderPage(header);
    await user.type(field(), 'd');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(calls).toEqual([]);
  });

  it('closes its list with Escape', async () => {
    stubApi({ 'GET /api/books/': () => [aBook()] });
    const { user } = renderPage(header);
    await user.type(field(), 'time');
    await screen.findByRole('option');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  });
});
