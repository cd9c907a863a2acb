import type { SecondFactorView } from '@book-store/contract/people/second-factor/second-factor.schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminToken } from '../../../api/admin-token.ts';
import { anAdminProfile } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { deferred, problem, type Stubs } from '../../../testing/stub-api.ts';

const OFFER = 'POST /api/admin/second-factor/offer';
const START = 'POST /api/admin/second-factor';
const OFF = 'DELETE /api/admin/second-factor';
const DRAW = 'POST /api/admin/second-factor/recovery-codes';
const FORGET = 'DELETE /api/admin/second-factor/devices/:id';
const SECURITY = 'PUT /api/admin/shop/security';
const NEWS = 'GET /api/admin/notifications';
const CODES = ['q8wz-0c4d-m2pn-7kfa', '0000-1111-2222-3333'];
const anOffer = () => ({ secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Shop:owner?secret=A' });
const aSession = (secondFactor: 'on' | 'off' = 'on') => ({
  token: 'new',
  expiresAt: '2026-11-20T10:00:00.000Z',
  profile: anAdminProfile({ secondFactor }),
});
const device = {
  id: '0000000000000000000000d1',
  device: 'Firefox on Windows',
  startedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
};
const aView = (overrides: Partial<SecondFactorView> = {}): SecondFactorView => ({
  since: '2026-11-20T10:00:00.000Z',
  recoveryCodes: 9,
  required: false,
  devices: [],
  ...overrides,
});
const on = { 'GET /api/admin/second-factor': () => aView() };

function openSecurity(stubs: Stubs = {}) {
  const api = stubDashboard(stubs);
  return { ...api, ...renderApp('/dashboard/settings/security') };
}
const card = async (name = 'Second factor') => within(await screen.findByRole('region', { name }));
const button = async (name: string) => (await card()).findByRole('button', { name });

beforeEach(() => signInAdmin());

describe('setting up a second factor', () => {
  it('shows the secret as a QR code and as text, takes a code, and shows the recovery codes once', async () => {
    const { user, callsTo } = openSecurity({
      [OFFER]: anOffer,
      [START]: () => ({ session: aSession(), recoveryCodes: CODES }),
    });
    await user.click(await button('Set up a second factor'));
    const own = await card();
    expect(document.body).not.toHaveFocus();
    expect(await own.findByRole('img', { name: 'QR code for the app' })).toBeVisible();
    expect(own.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
    const code = own.getByLabelText('Code that the app shows');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await user.type(code, '123456{Enter}');
    expect(await own.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
    for (const one of CODES) expect(own.getByText(one)).toBeVisible();
    expect(callsTo(START).map(({ body }) => body)).toEqual([{ code: '123456' }]);
    expect(adminToken.read()).toBe('new');
    await user.click(own.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    await user.click(own.getByRole('button', { name: 'I have kept them' }));
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('goes on where a call is refused while the new session is on its way', async () => {
    const begun = deferred<{ session: ReturnType<typeof aSession>; recoveryCodes: string[] }>();
    let hasEnded = false;
    const { user, callsTo } = openSecurity({
      [OFFER]: anOffer,
      [START]: () => {
        hasEnded = true;
        return begun.answer();
      },
      [NEWS]: ({ headers }) =>
        hasEnded && headers.get('authorization') !== 'Bearer new'
          ? problem(401, 'not-signed-in')
          : { count: 0, orders: [], ids: [] },
    });
    await user.click(await button('Set up a second factor'));
    await user.type(await screen.findByLabelText('Code that the app shows'), '123456{Enter}');
    await waitFor(() => expect(callsTo(START)).toHaveLength(1));
    const before = callsTo(NEWS).length;
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(callsTo(NEWS).length).toBeGreaterThan(before));
    begun.release({ session: aSession(), recoveryCodes: CODES });
    expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
    await waitFor(() =>
      expect(callsTo(NEWS).at(-1)?.headers.get('authorization')).toBe('Bearer new'),
    );
    expect(adminToken.read()).toBe('new');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says at the field that a code is wrong, and keeps it', async () => {
    const message = 'This code is wrong, or has been used before.';
    const { user } = openSecurity({
      [OFFER]: anOffer,
      [START]: () =>
        problem(400, 'bad-request', {
          fields: [{ path: 'code', message, code: 'wrong-code', values: {} }],
        }),
    });
    await user.click(await button('Set up a second factor'));
    const code = await screen.findByLabelText('Code that the app shows');
    await user.type(code, '000000{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(code).toHaveValue('000000');
    expect(code).toHaveFocus();
  });
});

describe('a second factor that is on', () => {
  it('says since when, draws new recovery codes, and is turned off after a question', async () => {
    const { user, callsTo } = openSecurity({
      ...on,
      [DRAW]: () => ({ recoveryCodes: CODES }),
      [OFF]: () => aSession('off'),
    });
    expect(await screen.findByText(/9 of your recovery codes have not been used/)).toBeVisible();
    await user.click(await button('New recovery codes'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'New recovery codes' }),
    );
    expect(await screen.findByText(CODES[1] ?? '')).toBeVisible();
    await user.click(await button('I have kept them'));
    await user.click(await button('Turn off'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn off' }),
    );
    await waitFor(() => expect(callsTo(OFF)).toHaveLength(1));
    await waitFor(() => expect(adminToken.read()).toBe('new'));
  });

  it('cannot be turned off where the shop requires it', async () => {
    openSecurity({ 'GET /api/admin/second-factor': () => aView({ required: true }) });
    expect(await screen.findByText(/cannot be turned off/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  });

  it('lists the devices that need no code, and forgets one', async () => {
    const { user, callsTo } = openSecurity({
      'GET /api/admin/second-factor': () => aView({ devices: [device] }),
      [FORGET]: () => aView(),
    });
    expect(await screen.findByText('Firefox on Windows')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Forget Firefox on Windows/ }));
    expect(await screen.findByText('Firefox on Windows needs a code again.')).toBeInTheDocument();
    expect(callsTo(FORGET)).toHaveLength(1);
  });
});

describe('requiring a second factor of everybody', () => {
  const label = 'Everybody who works here needs a second factor';

  it('is offered to an owner who has one', async () => {
    const { user, callsTo } = openSecurity({
      ...on,
      'GET /api/admin/profile': () => anAdminProfile({ secondFactor: 'on' }),
      [SECURITY]: () => ({ confirmRefundsAbove: 100, requireSecondFactor: true, version: 1 }),
    });
    await user.click(await screen.findByRole('checkbox', { name: label }));
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    await waitFor(() =>
      expect(callsTo(SECURITY).map(({ body }) => body)).toEqual([
        { confirmRefundsAbove: 100, requireSecondFactor: true, version: 0 },
      ]),
    );
  });

  it('says what comes first to an owner who has none', async () => {
    openSecurity();
    expect(await screen.findByRole('checkbox', { name: label })).toBeDisabled();
    expect(screen.getByText(/Set up your own first/)).toBeVisible();
  });
});
