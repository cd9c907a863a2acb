import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToken } from '../../../../api/admin-token.ts';
import { anAdminProfile } from '../../../../testing/builders.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../../testing/sign-in-admin.ts';
import { problem } from '../../../../testing/stub-api.ts';

const RENEW = 'POST /api/admin/session';
const offer = () => screen.findByRole('region', { name: 'Stay signed in' });
const noOffer = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Stay signed in' })).toBeNull());
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const aSession = () => ({
  token: 'newer-token',
  expiresAt: '2026-11-20T10:00:00.000Z',
  profile: anAdminProfile(),
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the new book form and starts typing, with `seconds` of the session left. */
async function fillIn(seconds: number) {
  signInAdmin(seconds);
  const stubs = stubDashboard({ [RENEW]: aSession });
  const app = renderApp('/dashboard/add-new-book');
  const title = await screen.findByLabelText('Title');
  await app.user.type(title, 'Half a title');
  return { ...stubs, ...app, title };
}

async function giveAgain(user: Awaited<ReturnType<typeof fillIn>>['user'], password: string) {
  const card = within(await offer());
  await user.type(card.getByLabelText('Password'), password);
  await user.click(card.getByRole('button', { name: 'Stay signed in' }));
}

describe('five minutes before the session ends', () => {
  it('offers another hour, but not earlier', async () => {
    await fillIn(3600);
    await wait(3290_000);
    await noOffer();
    await wait(10_000);
    expect(await offer()).toBeVisible();
    expect(
      screen.getByText(/You can stay signed in by entering your password/),
    ).toBeInTheDocument();
  });

  it('renews the session in place by password without losing input', async () => {
    const { user, title, address, callsTo } = await fillIn(200);
    await user.click(title);
    await giveAgain(user, ' secret word ');
    expect(await screen.findByText('You stay signed in')).toBeInTheDocument();
    const [call] = callsTo('POST /api/admin/session');
    expect(call?.body).toEqual({ password: ' secret word ' });
    expect(call?.headers.get('authorization')).toBe('Bearer admin-token');
    expect(adminToken.read()).toBe('newer-token');
    await noOffer();
    await wait(400_000);
    expect(address()).toBe('/dashboard/add-new-book');
    expect(title).toBeInTheDocument();
    expect(title).toHaveValue('Half a title');
  });

  it('shows a wrong password at its field, and keeps the session', async () => {
    const { user, answer } = await fillIn(200);
    const message = 'This is not your current password.';
    answer(RENEW, () => problem(400, 'bad-request', { fields: [{ path: 'password', message }] }));
    await giveAgain(user, 'wrong');
    await waitFor(async () =>
      expect(within(await offer()).getByLabelText('Password')).toHaveAccessibleDescription(message),
    );
    expect(adminToken.read()).toBe('admin-token');
  });

  it('lets the admin decline for all tabs; the session then ends on time', async () => {
    const { user } = await fillIn(200);
    await user.click(within(await offer()).getByRole('button', { name: 'Not now' }));
    await noOffer();
    expect(localStorage.getItem('token-renewal-declined')).toBe(String(adminToken.expiresAt()));
    await wait(201_000);
    const expired = 'Token has been expired!, Please login again.';
    expect(await screen.findByRole('dialog', { name: expired })).toBeInTheDocument();
  });

  it('withdraws the offer if another tab has renewed the session', async () => {
    await fillIn(200);
    await offer();
    localStorage.setItem('token-expires-at', String(Date.now() + 3600_000));
    localStorage.setItem('token', 'newer-token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await noOffer();
    expect(screen.getByLabelText('Title')).toHaveValue('Half a title');
  });
});

describe('the generated password warning', () => {
  const set = () => screen.findByRole('link', { name: 'Set your own password' });

  it('is shown in the dashboard while the generated password is in use', async () => {
    signInAdmin();
    stubDashboard({
      'GET /api/admin/profile': () => anAdminProfile({ passwordIsGenerated: true }),
    });
    renderApp('/dashboard/add-new-book');
    expect(await set()).toHaveAttribute('href', '/dashboard/settings/security');
  });

  it('disappears once the admin has set their own password', async () => {
    signInAdmin();
    const { answer } = stubDashboard({
      'GET /api/admin/profile': () => anAdminProfile({ passwordIsGenerated: true }),
      'POST /api/admin/password': aSession,
    });
    const { user } = renderApp('/dashboard/settings/security');
    await set();
    answer('GET /api/admin/profile', () => anAdminProfile());
    for (const label of ['Current password', 'New password', 'Repeat new password']) {
      await user.type(await screen.findByLabelText(label), 'a heron on the pier');
    }
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.queryByText(/when this shop first started/)).toBeNull());
    expect(adminToken.read()).toBe('newer-token');
  });
});
