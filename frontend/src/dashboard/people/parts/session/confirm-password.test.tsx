import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminToken } from '../../../../api/admin-token.ts';
import { anAdminProfile } from '../../../../testing/builders.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../../testing/sign-in-admin.ts';
import { problem } from '../../../../testing/stub-api.ts';

const DELETE = 'DELETE /api/admin/customers/:id';
const CONFIRM = 'POST /api/admin/session';
const aSession = () => ({
  token: 'confirmed',
  expiresAt: '2026-11-20T10:00:00.000Z',
  profile: anAdminProfile(),
});
const GUEST = {
  id: 'guest:abc',
  name: 'Gus Guest',
  email: 'gus@example.com',
  phone: '+15550100',
  orders: 1,
  sum: 1000,
  lastOrderAt: '2026-11-19T09:30:00.000Z',
  guest: true,
};

/** Refuses until the session's password has been entered. */
function openGuest(
  answer: () => ReturnType<typeof aSession> | Response = aSession,
  profile: Parameters<typeof anAdminProfile>[0] = {},
) {
  const api = stubDashboard({
    'GET /api/admin/profile': () => anAdminProfile(profile),
    'GET /api/admin/customers/:id': () => GUEST,
    'GET /api/admin/customers/:id/orders': () => [],
    'GET /api/admin/customers': () => ({ customers: [], beingCounted: false }),
    [DELETE]: () =>
      adminToken.read() === 'confirmed'
        ? { erased: true }
        : problem(403, 'recent-sign-in-required'),
    [CONFIRM]: answer,
  });
  return { ...api, ...renderApp('/dashboard/customers/guest%3Aabc') };
}

async function erase(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Erase their data' }));
  await user.click(await screen.findByRole('button', { name: 'Erase' }));
  return screen.findByRole('dialog', { name: 'Please enter your password again' });
}

beforeEach(() => signInAdmin());

describe('what requires the password again', () => {
  it('asks for it in a dialog, and goes on with what was asked', async () => {
    const { user, callsTo } = openGuest();
    const dialog = within(await erase(user));
    await user.type(dialog.getByLabelText('Password'), 'a heron on the pier');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(callsTo(DELETE)).toHaveLength(2));
    expect(callsTo(CONFIRM).map(({ body }) => body)).toEqual([{ password: 'a heron on the pier' }]);
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    expect(adminToken.read()).toBe('confirmed');
  });

  it('stays in the dialog for a wrong password', async () => {
    const wrong = () =>
      problem(400, 'bad-request', {
        fields: [
          {
            path: 'password',
            message: 'This is not your current password.',
            code: 'wrong-password',
            values: {},
          },
        ],
      });
    const { user, callsTo } = openGuest(wrong);
    const dialog = within(await erase(user));
    await user.type(dialog.getByLabelText('Password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText(/not your current password/)).toBeVisible();
    expect(callsTo(DELETE)).toHaveLength(1);
  });

  it('says that nothing has changed if the dialog is closed', async () => {
    const { user, callsTo } = openGuest();
    const dialog = within(await erase(user));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    expect(callsTo(DELETE)).toHaveLength(1);
    expect(adminToken.read()).toBe('admin-token');
  });

  it('takes a code instead from an admin with a second factor', async () => {
    const { user, callsTo } = openGuest(aSession, { secondFactor: 'on' });
    const dialog = within(await erase(user));
    await user.click(dialog.getByRole('button', { name: 'Use a code instead' }));
    expect(dialog.getByLabelText('Code')).toHaveFocus();
    await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(callsTo(DELETE)).toHaveLength(2));
    expect(callsTo(CONFIRM).map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });
});
