import type { AdminSession } from '@book-store/contract/people/sessions/admin-session.schemas';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAdminProfile } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { deferred, networkError, problem } from '../../../testing/stub-api.ts';

const SIGN_IN = 'POST /api/auth/admin';
const INVALID = 'Please provide a valid email and password';
const username = () => screen.findByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const login = () => screen.getByRole('button', { name: 'Login' });
const aSession = () => ({
  token: 'fresh-token',
  expiresAt: '2026-11-20T10:00:00.000Z',
  profile: anAdminProfile(),
});

async function signIn(user: ReturnType<typeof renderApp>['user'], name = ' owner ') {
  await user.type(await username(), name);
  await user.type(password(), ' secret word ');
  await user.click(login());
}

describe('the dashboard login', () => {
  it('stores the token for 3600 seconds by the local clock, shows an alert and opens the overview', async () => {
    const { callsTo } = stubDashboard({ [SIGN_IN]: aSession });
    const { user, address } = renderApp('/admin');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard Login' })).toBeVisible();
    const before = Date.now();
    await signIn(user);
    expect(
      await screen.findByRole('dialog', { name: 'Admin Login successful!' }),
    ).toBeInTheDocument();
    expect(callsTo('POST /api/auth/admin').map(({ body }) => body)).toEqual([
      { username: 'owner', password: ' secret word ' },
    ]);
    expect(localStorage.getItem('token')).toBe('fresh-token');
    const lifetime = Number(localStorage.getItem('token-expires-at')) - before;
    expect(lifetime).toBeGreaterThanOrEqual(3600_000);
    expect(lifetime).toBeLessThan(3660_000);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Products')).toBeVisible();
    expect(address()).toBe('/dashboard');
  });

  it('redirects to the requested dashboard page', async () => {
    stubDashboard({ [SIGN_IN]: aSession });
    const { user, address } = renderApp('/dashboard/settings/profile');
    await signIn(user);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeVisible();
    expect(address()).toBe('/dashboard/settings/profile');
  });

  it('is skipped if an admin is already signed in', async () => {
    signInAdmin();
    stubDashboard();
    const { address } = renderApp('/admin');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('shows the specified message for wrong credentials, keeps the username and stores nothing', async () => {
    stubDashboard({ [SIGN_IN]: () => problem(401, 'wrong-credentials') });
    const { user, address } = renderApp('/admin');
    await signIn(user);
    expect(await screen.findByText(INVALID)).toBeVisible();
    expect(await username()).toHaveValue(' owner ');
    expect(password()).toHaveAttribute('aria-invalid', 'true');
    expect(login()).not.toHaveAttribute('aria-disabled', 'true');
    expect(localStorage.getItem('token')).toBeNull();
    expect(address()).toBe('/admin');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('requires both fields before calling the server', async () => {
    const { callsTo } = stubDashboard();
    const { user } = renderApp('/admin');
    await user.type(await username(), 'owner');
    await user.click(login());
    expect(await screen.findByText(INVALID)).toBeVisible();
    expect(password()).toHaveFocus();
    expect(callsTo('POST /api/auth/admin')).toHaveLength(0);
  });

  it.each([
    ['720', 'You can try again in 12 minutes.'],
    ['20', 'You can try again in a minute.'],
  ])('says when to try again after too many attempts: %s seconds', async (seconds, sentence) => {
    const refusal = () => {
      const answer = problem(429, 'too-many-requests');
      answer.headers.set('retry-after', seconds);
      return answer;
    };
    stubDashboard({ [SIGN_IN]: refusal });
    const { user } = renderApp('/admin');
    await signIn(user);
    expect(await screen.findByText(INVALID)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  it('says that the shop cannot be reached on a network error', async () => {
    stubDashboard({ [SIGN_IN]: networkError });
    const { user } = renderApp('/admin');
    await signIn(user);
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
  });

  it('sends one request, however often the button is pressed', async () => {
    const { answer, release } = deferred<AdminSession>();
    const { callsTo } = stubDashboard({ [SIGN_IN]: answer });
    const { user } = renderApp('/admin');
    await signIn(user);
    expect(login()).toHaveAttribute('aria-disabled', 'true');
    await user.type(password(), '{Enter}');
    release(aSession());
    await screen.findByRole('dialog', { name: 'Admin Login successful!' });
    expect(callsTo('POST /api/auth/admin')).toHaveLength(1);
  });
});

describe('the second step of the login', () => {
  type Sent = { code?: string };
  /** Refuses every sign-in without the right code. */
  const withCode =
    (right: string) =>
    ({ body }: { body: unknown }) => {
      const { code } = body as Sent;
      if (code === undefined) return problem(401, 'second-factor-required');
      return code === right ? aSession() : problem(401, 'wrong-code');
    };
  const code = () => screen.findByLabelText('Code');

  it('asks for the code of the app, whose field has the focus, and opens the overview', async () => {
    const { callsTo } = stubDashboard({ [SIGN_IN]: withCode('123456') });
    const { user, address } = renderApp('/admin');
    await signIn(user);
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('checkbox', { name: 'Remember this device for 30 days' }));
    await user.type(await code(), '123456{Enter}');
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(callsTo(SIGN_IN).map(({ body }) => body)).toEqual([
      { username: 'owner', password: ' secret word ' },
      { username: 'owner', password: ' secret word ', code: '123456', rememberDevice: true },
    ]);
  });

  it('says that a code is wrong and what to do, and takes a recovery code instead', async () => {
    stubDashboard({ [SIGN_IN]: withCode('q8wz-0c4d') });
    const { user } = renderApp('/admin');
    await signIn(user);
    await user.type(await code(), '000000{Enter}');
    expect(await screen.findByText(/This code is wrong/)).toBeVisible();
    expect(await code()).toHaveValue('000000');
    expect(await code()).toHaveAttribute('aria-invalid', 'true');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const recovery = await screen.findByLabelText('Recovery code');
    expect(recovery).toHaveFocus();
    expect(screen.queryByText(/This code is wrong/)).toBeNull();
    await user.type(recovery, 'q8wz-0c4d{Enter}');
    expect(await screen.findByRole('button', { name: 'OK' })).toBeVisible();
  });

  it('goes back to username and password', async () => {
    stubDashboard({ [SIGN_IN]: withCode('123456') });
    const { user } = renderApp('/admin');
    await signIn(user);
    await code();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await username()).toHaveValue(' owner ');
  });
});
