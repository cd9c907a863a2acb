import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToken } from '../../../../api/admin-token.ts';
import { anAdminProfile } from '../../../../testing/builders.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../../testing/sign-in-admin.ts';
import { networkError, problem } from '../../../../testing/stub-api.ts';

const EXPIRED = 'Token has been expired!, Please login again.';
const expiryDialog = () => screen.findByRole('dialog', { name: EXPIRED });
const overview = () => screen.findByText('Products');
/** Reads the message in the dashboard, before the home page is loaded. */
async function readExpiry({ user, address }: ReturnType<typeof renderApp>) {
  const dialog = await expiryDialog();
  expect(address()).toBe('/admin');
  expect(screen.queryByText('Products')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(address()).toBe('/'));
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Simulates a storage change in another tab. */
const otherTab = (change: () => void) => {
  change();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
};

describe('the dashboard guard', () => {
  it('replaces the page with the sign-in if there is no token', async () => {
    const { callsTo } = stubDashboard();
    const { address, lastMove } = renderApp('/dashboard/settings');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard Login' })).toBeVisible();
    expect(address()).toBe('/admin');
    expect(lastMove()).toBe('REPLACE');
    expect(callsTo('GET /api/admin/profile')).toHaveLength(0);
  });

  it('opens the page if there is a token, and sends it with each request', async () => {
    signInAdmin();
    const { callsTo } = stubDashboard();
    renderApp('/dashboard');
    await overview();
    const [call] = callsTo('GET /api/admin');
    expect(call?.headers.get('authorization')).toBe('Bearer admin-token');
  });
});

describe('logging out', () => {
  it('removes the token, opens the home page without an alert and clears all admin data', async () => {
    signInAdmin();
    stubDashboard();
    const { user, address, store } = renderApp('/dashboard');
    await overview();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'New Releases This Week' })).toBeVisible();
    expect(address()).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() => expect(JSON.stringify(store.getState().api)).not.toContain('Grace Ruiz'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ends the session on the server', async () => {
    signInAdmin();
    const { callsTo } = stubDashboard();
    const { user } = renderApp('/dashboard');
    await overview();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(callsTo('DELETE /api/admin/session')).toHaveLength(1));
    const [call] = callsTo('DELETE /api/admin/session');
    expect(call?.headers.get('authorization')).toBe('Bearer admin-token');
  });

  it('opens the home page even if the shop is unreachable', async () => {
    signInAdmin();
    stubDashboard({ 'DELETE /api/admin/session': networkError });
    const { user, address } = renderApp('/dashboard');
    await overview();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('in another tab leaves the dashboard here, too', async () => {
    signInAdmin();
    stubDashboard();
    const { address } = renderApp('/dashboard');
    await overview();
    otherTab(() => localStorage.clear());
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('in another tab does not affect a page of the storefront', async () => {
    signInAdmin();
    stubDashboard();
    const { address } = renderApp('/about');
    await screen.findByRole('heading', { level: 1 });
    otherTab(() => localStorage.clear());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Login' })).toBeVisible());
    expect(address()).toBe('/about');
  });
});

describe('the end of the session', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('comes when the token expires: removes it, shows an alert and opens the home page', async () => {
    signInAdmin(120);
    stubDashboard();
    const app = renderApp('/dashboard');
    await overview();
    await wait(110_000);
    expect(app.address()).toBe('/dashboard');
    expect(adminToken.stored()).toBe(true);
    await wait(10_000);
    await readExpiry(app);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('says where one is and what is kept, and leads back there over the sign-in', async () => {
    signInAdmin(120);
    stubDashboard({
      'POST /api/auth/admin': () => ({
        token: 'new',
        expiresAt: '2026-11-20T10:00:00.000Z',
        profile: anAdminProfile(),
      }),
    });
    const { address, user } = renderApp('/dashboard/add-new-book');
    await user.type(await screen.findByLabelText('Title'), 'Emma');
    await wait(120_000);
    expect(await expiryDialog()).toHaveTextContent('What you have typed is kept.');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.type(await screen.findByLabelText('Username'), 'admin');
    await user.type(screen.getByLabelText('Password'), 'a heron on the pier');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(address()).toBe('/dashboard/add-new-book'));
    expect(await screen.findByLabelText('Title')).toHaveValue('Emma');
  });

  it('comes at the same time after a reload', async () => {
    signInAdmin(20);
    stubDashboard();
    const { address } = renderApp('/about');
    await wait(19_000);
    expect(address()).toBe('/about');
    await wait(1000);
    expect(await expiryDialog()).toBeInTheDocument();
    expect(address()).toBe('/');
  });

  it('is announced at once if it came while the page was closed', async () => {
    signInAdmin(-5);
    const { callsTo } = stubDashboard();
    await readExpiry(renderApp('/dashboard'));
    expect(callsTo('GET /api/admin')).toHaveLength(0);
  });

  it('is noticed as soon as the computer wakes up', async () => {
    signInAdmin(3600);
    stubDashboard();
    const { address } = renderApp('/about');
    await screen.findByRole('heading', { level: 1 });
    vi.setSystemTime(Date.now() + 4000_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await expiryDialog()).toBeInTheDocument();
    expect(address()).toBe('/');
  });

  it('is announced here, too, if another tab noticed it first', async () => {
    signInAdmin();
    stubDashboard();
    const app = renderApp('/dashboard');
    await overview();
    otherTab(() => {
      localStorage.setItem('token-expires-at', '0');
      localStorage.removeItem('token');
    });
    await readExpiry(app);
  });

  it('is noticed in a page that comes back from the browser’s cache', async () => {
    signInAdmin();
    stubDashboard();
    const { address } = renderApp('/dashboard');
    await overview();
    localStorage.clear();
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('does not come early if another tab has signed in again', async () => {
    signInAdmin(20);
    stubDashboard();
    renderApp('/about');
    otherTab(() => {
      localStorage.setItem('token-expires-at', String(Date.now() + 60_000));
      localStorage.setItem('token', 'newer');
    });
    await wait(30_000);
    expect(adminToken.read()).toBe('newer');
    await wait(30_000);
    expect(adminToken.stored()).toBe(false);
  });

  it('comes once when the server rejects the token, however many requests it rejects', async () => {
    signInAdmin();
    const refuse = () => problem(401, 'not-signed-in');
    const { callsTo } = stubDashboard({
      'GET /api/admin': refuse,
      'GET /api/admin/profile': refuse,
      'GET /api/admin/notifications': refuse,
    });
    const app = renderApp('/dashboard');
    await expiryDialog();
    expect(callsTo('GET /api/admin').length).toBeGreaterThan(0);
    expect(callsTo('GET /api/admin/profile').length).toBeGreaterThan(0);
    expect(localStorage.getItem('token')).toBeNull();
    await readExpiry(app);
    await wait(10_000);
    expect(screen.queryByText(EXPIRED)).toBeNull();
  });

  it('is not caused by a late rejection of an older token', async () => {
    signInAdmin();
    stubDashboard();
    renderApp('/about');
    adminToken.expire('an-older-token');
    expect(adminToken.read()).toBe('admin-token');
  });
});
