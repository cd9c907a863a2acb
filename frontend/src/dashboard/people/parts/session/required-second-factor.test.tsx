import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { adminToken } from '../../../../api/admin-token.ts';
import { anAdminProfile } from '../../../../testing/builders.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../../testing/sign-in-admin.ts';
import { problem } from '../../../../testing/stub-api.ts';

const START = 'POST /api/admin/second-factor';
const CODE = 'q8wz-0c4d-m2pn-7kfa';
const CUSTOMERS = 'GET /api/admin/customers';

/** A shop that requires a second factor of an admin who has none. */
function openCustomers() {
  const api = stubDashboard({
    'GET /api/admin/profile': () => anAdminProfile({ secondFactor: 'required' }),
    [CUSTOMERS]: () =>
      adminToken.read() === 'new'
        ? { customers: [], beingCounted: false }
        : problem(403, 'second-factor-missing', { detail: 'Please set it up.' }),
    'POST /api/admin/second-factor/offer': () => ({ secret: 'ABCD', uri: 'otpauth://totp/a' }),
    [START]: () => ({
      recoveryCodes: [CODE],
      session: {
        token: 'new',
        expiresAt: '2026-11-20T10:00:00.000Z',
        profile: anAdminProfile({ secondFactor: 'on' }),
      },
    }),
  });
  return { ...api, ...renderApp('/dashboard/customers') };
}
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Please set up your second factor' }));

beforeEach(() => signInAdmin());

it('leads an admin to the second factor that the shop requires, and goes on afterwards', async () => {
  const { user, callsTo } = openCustomers();
  await user.click((await dialog()).getByRole('button', { name: 'Set up a second factor' }));
  await user.type(await (await dialog()).findByLabelText('Code that the app shows'), '123456');
  await user.click((await dialog()).getByRole('button', { name: 'Turn on' }));
  expect(await (await dialog()).findByText(CODE)).toBeVisible();
  expect(callsTo(CUSTOMERS)).toHaveLength(1);
  await user.click((await dialog()).getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText(/No customers yet/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says why nothing else is possible if the dialog is closed', async () => {
  const { user } = openCustomers();
  await user.click((await dialog()).getByRole('button', { name: 'Not now' }));
  expect(await screen.findByText('Please set it up.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await (await dialog()).findByRole('button', { name: 'Not now' })).toBeVisible();
});
