import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminToken } from '../../../api/admin-token.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem } from '../../../testing/stub-api.ts';

const SEE = 'POST /api/auth/admin/link';
const FORGOTTEN = 'POST /api/auth/admin/forgotten';

describe('the page of a link', () => {
  it('lets somebody who is invited choose name and password, and leads to the sign-in', async () => {
    const { callsTo } = stubDashboard({
      [SEE]: () => ({ purpose: 'invitation', role: 'staff' }),
      'POST /api/auth/admin/invitation': () => ({}),
    });
    const { user, address } = renderApp('/admin/link#the-code');
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
    await user.type(screen.getByLabelText('Username'), ' Berta ');
    await user.type(screen.getByLabelText('Password'), 'a heron on the pier');
    await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
    await user.click(await screen.findByRole('link', { name: 'Go to the sign-in' }));
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(callsTo(SEE).map(({ body }) => body)).toEqual([{ code: 'the-code' }]);
    expect(callsTo('POST /api/auth/admin/invitation').map(({ body }) => body)).toEqual([
      { code: 'the-code', username: 'Berta', password: 'a heron on the pier' },
    ]);
  });

  it('tells whoever is signed in already that an invitation is for another account', async () => {
    signInAdmin();
    stubDashboard({
      [SEE]: () => ({ purpose: 'invitation', role: 'staff' }),
      'POST /api/auth/admin/invitation': () => ({}),
    });
    const { user, address } = renderApp('/admin/link#the-code');
    expect(await screen.findByText(/another account, log out there first/)).toBeVisible();
    await user.type(screen.getByLabelText('Username'), 'Berta');
    await user.type(screen.getByLabelText('Password'), 'a heron on the pier');
    await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
    expect(await screen.findByRole('heading', { name: 'You can sign in now' })).toBeVisible();
    expect(screen.getByText(/another account, log out there first/)).toBeVisible();
    expect([address(), adminToken.read()]).toEqual(['/admin/link', 'admin-token']);
  });

  it('keeps what is typed if the username is taken', async () => {
    stubDashboard({
      [SEE]: () => ({ purpose: 'invitation', role: 'owner' }),
      'POST /api/auth/admin/invitation': () =>
        problem(409, 'conflict', {
          fields: [
            {
              path: 'username',
              message: 'There is already an admin named Berta.',
              code: 'in-use',
              values: {},
            },
          ],
        }),
    });
    const { user } = renderApp('/admin/link#the-code');
    await user.type(await screen.findByLabelText('Username'), 'Berta');
    await user.type(screen.getByLabelText('Password'), 'a heron on the pier');
    await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Username')).toHaveAttribute('aria-invalid', 'true'),
    );
    expect(screen.getByLabelText('Username')).toHaveValue('Berta');
  });

  it('sets a new password, and says for whom', async () => {
    stubDashboard({
      [SEE]: () => ({ purpose: 'password', username: 'grace' }),
      'POST /api/auth/admin/password': () => ({}),
    });
    const { user } = renderApp('/admin/link#the-code');
    expect(await screen.findByText(/^For grace\./)).toBeVisible();
    await user.type(screen.getByLabelText('Password'), 'a heron on the pier');
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
    expect(
      await screen.findByRole('heading', { name: 'Your new password is saved' }),
    ).toBeVisible();
  });

  it('changes no address before the button is pressed', async () => {
    const { callsTo } = stubDashboard({
      [SEE]: () => ({ purpose: 'email', username: 'grace', email: 'new@example.com' }),
      'POST /api/auth/admin/email': () => ({}),
    });
    const { user } = renderApp('/admin/link#the-code');
    const button = await screen.findByRole('button', { name: 'Use this address' });
    expect(callsTo('POST /api/auth/admin/email')).toHaveLength(0);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: /confirmed/ })).toBeVisible();
  });

  it('says what to do where the link does not work any more', async () => {
    stubDashboard({ [SEE]: () => problem(404, 'not-found') });
    renderApp('/admin/link#old');
    expect(
      await screen.findByRole('heading', { name: 'This link does not work any more' }),
    ).toBeVisible();
    expect(screen.getByText(/ask an owner of the shop for a new invitation/)).toBeVisible();
    expect(screen.getByRole('link', { name: /new password/ })).toHaveAttribute(
      'href',
      '/admin/forgotten-password',
    );
  });
});

describe('a forgotten password', () => {
  it('is asked for from the sign-in, with the same reply for every address', async () => {
    const { callsTo } = stubDashboard({ [FORGOTTEN]: () => ({}) });
    const { user } = renderApp('/admin');
    await user.click(await screen.findByRole('link', { name: 'Forgotten your password?' }));
    await user.type(await screen.findByLabelText('Email address'), 'me@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByText(/If this address is known/)).toBeVisible();
    expect(callsTo(FORGOTTEN).map(({ body }) => body)).toEqual([{ email: 'me@example.com' }]);
  });
});
