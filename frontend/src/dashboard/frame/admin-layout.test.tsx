import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdminOrder } from '../../testing/an-admin-order.ts';
import { aBook, anAdminProfile, aShop, someOverview } from '../../testing/builders.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../testing/sign-in-admin.ts';

const sidebar = () => screen.findByRole('navigation', { name: 'Dashboard' });
const hrefs = (links: HTMLElement[]) =>
  links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);

beforeEach(() => signInAdmin());

describe('the dashboard layout', () => {
  it('links to every screen from the sidebar', async () => {
    stubDashboard();
    renderApp('/dashboard');
    expect(hrefs(within(await sidebar()).getAllByRole('link'))).toEqual([
      [null, '/'],
      ['Overview', '/dashboard'],
      ['Add New Book', '/dashboard/add-new-book'],
      ['Manage Books', '/dashboard/manage-books'],
      ['Orders', '/dashboard/orders'],
      ['Deliveries', '/dashboard/deliveries'],
      ['Customers', '/dashboard/customers'],
      ['Discount codes', '/dashboard/discount-codes'],
      ['Figures', '/dashboard/figures'],
      ['News', '/dashboard/news'],
      ['Mail', '/dashboard/mails'],
      ['Settings', '/dashboard/settings'],
    ]);
  });

  it('names each entry of the bar with the word that phones show', async () => {
    stubDashboard({ 'GET /api/shop': () => aShop({ storefront: 'german' }) });
    renderApp('/dashboard');
    await screen.findAllByText('Bestellungen');
    for (const link of within(await sidebar()).getAllByRole('link')) {
      const short = link.querySelector('.text-fine')?.textContent ?? '';
      expect(link).toHaveAccessibleName(expect.stringMatching(new RegExp(`(^|\\s)${short}`)));
    }
  });

  it('shows on phones behind More what the bar has no room for', async () => {
    stubDashboard();
    const { user, address } = renderApp('/dashboard');
    const more = await screen.findByRole('button', { name: 'More' });
    const listed = () =>
      within(document.getElementById(more.getAttribute('aria-controls') ?? '') as HTMLElement);
    expect(listed().queryAllByRole('link')).toEqual([]);
    await user.click(more);
    expect(
      listed()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Add New Book', 'News', 'Mail', 'Settings']));
    await user.click(listed().getByRole('link', { name: 'Settings' }));
    expect(address()).toBe('/dashboard/settings');
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['/dashboard', 'Overview'],
    ['/dashboard/manage-books?q=emma', 'Manage Books'],
    ['/dashboard/edit-book/000000000000000000000001', 'Manage Books'],
    ['/dashboard/orders/000000000000000000000001', 'Orders'],
    ['/dashboard/settings', 'Settings'],
    ['/dashboard/settings/security', 'Settings'],
  ])('highlights at %s only %s', async (address, name) => {
    stubDashboard({
      'GET /api/books/:id': () => aBook(),
      'GET /api/admin/orders/:id': () => anAdminOrder(),
    });
    renderApp(address);
    const links = within(await sidebar()).getAllByRole('link');
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.getAttribute('aria-label'))).toEqual([name]);
  });

  it('shows heading, subheading and the two book links above each page', async () => {
    stubDashboard();
    renderApp('/dashboard/settings');
    const main = await screen.findByRole('main');
    expect(within(main).getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(within(main).getByText('Book Store Inventory')).toBeVisible();
    expect(within(main).getByRole('link', { name: 'Manage Books' })).toHaveAttribute(
      'href',
      '/dashboard/manage-books',
    );
    expect(within(main).getByRole('link', { name: 'Add New Book' })).toHaveAttribute(
      'href',
      '/dashboard/add-new-book',
    );
  });

  it('shows who is signed in, with a menu', async () => {
    stubDashboard({
      'GET /api/admin/profile': () => anAdminProfile({ name: 'Grace Ruiz', roleLabel: 'Lecturer' }),
    });
    const { user, address } = renderApp('/dashboard');
    const button = await screen.findByRole('button', { name: /Grace Ruiz.*Lecturer/ });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const menu = screen.getByRole('navigation', { name: 'Your menu' });
    expect(within(menu).getByRole('link', { name: 'View the shop' })).toHaveAttribute('href', '/');
    await user.click(within(menu).getByRole('link', { name: 'Your settings' }));
    expect(address()).toBe('/dashboard/settings/profile');
    expect(screen.queryByRole('navigation', { name: 'Your menu' })).toBeNull();
  });

  it("shows the admin's picture, if any", async () => {
    stubDashboard({
      'GET /api/admin/profile': () => anAdminProfile({ picture: 'portrait-1.webp' }),
    });
    renderApp('/dashboard');
    const button = await screen.findByRole('button', { name: /Grace Ruiz/ });
    expect(button.querySelector('img')).toHaveAttribute('src', '/covers/120/portrait-1.webp');
  });

  it('searches for books in Manage Books', async () => {
    const { callsTo } = stubDashboard();
    const { user, address } = renderApp('/dashboard');
    const field = await screen.findByPlaceholderText('Search...');
    await user.type(field, '  time machine {Enter}');
    expect(address()).toBe('/dashboard/manage-books?q=time+machine');
    await waitFor(() => {
      const asked = callsTo('GET /api/admin/books').map(({ query }) => query.get('q'));
      expect(asked).toContain('time machine');
    });
    expect(screen.getByPlaceholderText('Search...')).toHaveValue('time machine');
  });

  it('links to the storefront from the logo without logging out', async () => {
    stubDashboard();
    const { user, address } = renderApp('/dashboard');
    const [logo] = await screen.findAllByRole('link', { name: 'Book Store' });
    await user.click(logo as HTMLElement);
    expect(address()).toBe('/');
    expect(localStorage.getItem('token')).toBe('admin-token');
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });

  it('refreshes the figures when a new order arrives', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { answer } = stubDashboard({
      'GET /api/admin': () => someOverview({ totalOrders: 41 }),
    });
    renderApp('/dashboard');
    expect(await screen.findByText('41')).toBeVisible();
    answer('GET /api/admin', () => someOverview({ totalOrders: 42 }));
    answer('GET /api/admin/notifications', () => ({
      count: 1,
      orders: [
        {
          _id: '000000000000000000000001',
          number: 'BS-10042',
          name: 'Ada Reader',
          totalPrice: 5,
          createdAt: '2026-11-20T10:01:00.000Z',
        },
      ],
      ids: ['000000000000000000000001'],
    }));
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(await screen.findByText('42')).toBeVisible();
    vi.useRealTimers();
  });
});
