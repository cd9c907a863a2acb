import type { PersonView, TeamView } from '@book-store/contract/people/team/team.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminToken } from '../../../api/admin-token.ts';
import { anAdminProfile } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem, type Stubs } from '../../../testing/stub-api.ts';

const INVITE = 'POST /api/admin/invitations';
const ROLE = 'PATCH /api/admin/people/:id';
const RESET = 'DELETE /api/admin/people/:id/second-factor';
const REMOVE = 'DELETE /api/admin/people/:id';

const aPerson = (overrides: Partial<PersonView> = {}): PersonView => ({
  id: '0000000000000000000000a1',
  username: 'berta',
  name: 'Berta',
  role: 'staff',
  email: 'berta@example.com',
  createdAt: '2026-11-20T10:00:00.000Z',
  sessions: 1,
  usedAt: '2026-11-20T10:00:00.000Z',
  secondFactor: false,
  self: false,
  ...overrides,
});
const self = aPerson({ id: '0000000000000000000000a0', name: 'Grace', role: 'owner', self: true });
const aTeam = (overrides: Partial<TeamView> = {}): TeamView => ({
  people: [self, aPerson()],
  invitations: [],
  sendsMails: true,
  ...overrides,
});

function openPeople(stubs: Stubs = {}) {
  const api = stubDashboard({ 'GET /api/admin/people': () => aTeam(), ...stubs });
  return { ...api, ...renderApp('/dashboard/settings/people') };
}
const berta = async () =>
  (await screen.findByRole('heading', { name: 'Berta' })).closest('li') as HTMLElement;

beforeEach(() => signInAdmin());

describe('the people who work here', () => {
  it('are listed with role and address, and what can be done about everybody else', async () => {
    openPeople();
    const item = within(await berta());
    expect(item.getByText('Staff')).toBeVisible();
    expect(item.getByText(/berta@example.com · Signed in on 1 browser/)).toBeVisible();
    expect(item.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Berta: Make an owner',
      'Berta: Link for a new password',
      'Berta: End all sessions',
      'Berta: Remove',
      'Berta: Where they are signed in',
    ]);
    const own = screen.getByRole('heading', { name: 'Grace (You)' }).closest('li') as HTMLElement;
    expect(within(own).queryByRole('button')).toBeNull();
  });

  it('get another role after a question and, if need be, the password', async () => {
    const { user, callsTo } = openPeople({
      [ROLE]: () =>
        adminToken.read() === 'confirmed' ? aTeam() : problem(403, 'recent-sign-in-required'),
      'POST /api/admin/session': () => ({
        token: 'confirmed',
        expiresAt: '2026-11-20T10:00:00.000Z',
        profile: anAdminProfile(),
      }),
    });
    await user.click(within(await berta()).getByRole('button', { name: /Make an owner/ }));
    await user.click(await screen.findByRole('button', { name: 'Make an owner' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Please enter your password again' }),
    );
    await user.type(dialog.getByLabelText('Password'), 'a heron on the pier');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Berta has a new role')).toBeInTheDocument();
    expect(callsTo(ROLE).map(({ body }) => body)).toEqual([{ role: 'owner' }, { role: 'owner' }]);
  });

  it('are shown with where they are signed in, and one session is ended', async () => {
    const sessions = ['a', 'b'].map((letter) => ({
      id: letter.repeat(24),
      device: letter === 'a' ? 'Chrome on Windows' : 'Safari on iPhone',
      startedAt: '2026-11-20T10:00:00.000Z',
      usedAt: '2026-11-20T10:00:00.000Z',
      expiresAt: '2026-11-20T22:00:00.000Z',
      current: false,
    }));
    let left = sessions;
    const END = 'DELETE /api/admin/people/:id/sessions/:session';
    const { user, callsTo } = openPeople({
      'GET /api/admin/people/:id/sessions': () => left,
      [END]: () => {
        left = sessions.slice(1);
        return left;
      },
    });
    const item = within(await berta());
    await user.click(item.getByRole('button', { name: 'Berta: Where they are signed in' }));
    expect(await item.findByText('Safari on iPhone')).toBeVisible();
    await user.click(item.getByRole('button', { name: /^End session.*Chrome on Windows/ }));
    await waitFor(() => expect(item.queryByText('Chrome on Windows')).toBeNull());
    expect(item.getByText('Safari on iPhone')).toBeVisible();
    expect(callsTo(END)[0]?.path).toContain(`/sessions/${'a'.repeat(24)}`);
  });

  it('are removed after a question, and the shop says why somebody stays', async () => {
    const { user } = openPeople({ [REMOVE]: () => problem(409, 'conflict') });
    await user.click(within(await berta()).getByRole('button', { name: /Remove/ }));
    expect(await screen.findByText('Remove Berta?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/refused this with conflict/)).toBeInTheDocument();
  });
});

describe('the second factor of somebody', () => {
  it('is reset after a question', async () => {
    const { user, callsTo } = openPeople({
      'GET /api/admin/people': () => aTeam({ people: [self, aPerson({ secondFactor: true })] }),
      [RESET]: () => aTeam(),
    });
    await user.click(within(await berta()).getByRole('button', { name: /Reset second factor/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Reset second factor' }));
    expect(await screen.findByText('Berta has no second factor any more')).toBeInTheDocument();
    expect(callsTo(RESET)).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it('without an address is a link that is shown once', async () => {
    const { user, callsTo } = openPeople({
      [INVITE]: () => ({ team: aTeam(), link: '/admin/link#abc' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(/\/admin\/link#abc$/)).toBeVisible();
    expect(callsTo(INVITE).map(({ body }) => body)).toEqual([{ role: 'staff' }]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(/\/admin\/link#abc$/)).toBeNull());
  });

  it('with an address goes out by mail', async () => {
    const { user, callsTo } = openPeople({ [INVITE]: () => ({ team: aTeam() }) });
    await user.selectOptions(await screen.findByLabelText('Role'), 'Owner');
    await user.type(screen.getByLabelText(/Email address/), 'carla@example.com');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(/on its way to carla@example.com/)).toBeInTheDocument();
    expect(callsTo(INVITE).map(({ body }) => body)).toEqual([
      { role: 'owner', email: 'carla@example.com' },
    ]);
  });

  it('has no field for an address in a shop without mails', async () => {
    openPeople({ 'GET /api/admin/people': () => aTeam({ sendsMails: false }) });
    expect(await screen.findByText(/sends no mails/)).toBeVisible();
    expect(screen.queryByLabelText(/Email address/)).toBeNull();
  });
});

describe('staff', () => {
  const asStaff = { 'GET /api/admin/profile': () => anAdminProfile({ role: 'staff' }) };

  it('see no settings but genres and their own, and no list of what is left to set up', async () => {
    stubDashboard(asStaff);
    renderApp('/dashboard/settings/profile');
    const tabs = await screen.findByRole('navigation', { name: 'Settings' });
    await waitFor(() =>
      expect(
        within(tabs)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['Genres', 'Your profile', 'Security']),
    );
    const nav = screen.getByRole('navigation', { name: 'Dashboard' });
    for (const link of within(nav).getAllByRole('link', { name: 'Settings' })) {
      expect(link).toHaveAttribute('href', '/dashboard/settings/profile');
    }
  });

  it('are told so where only owners may', async () => {
    const { callsTo } = openPeople(asStaff);
    expect(await screen.findByText('Only owners of the shop see and change this.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Berta' })).toBeNull();
    expect(callsTo(INVITE)).toHaveLength(0);
  });
});
