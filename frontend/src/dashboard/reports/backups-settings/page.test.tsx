import type { BackupsView } from '@book-store/contract/reports/backups/backups.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToken } from '../../../api/admin-token.ts';
import { anAdminProfile } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem, reply, type Stubs } from '../../../testing/stub-api.ts';

const READ = 'GET /api/admin/backups';
const MAKE = 'POST /api/admin/backups';
const DOWNLOAD = 'POST /api/admin/backups/:name/download';
const NAME = 'shop-2026-11-20T10-00-00Z.backup';

const someBackups = (overrides: Partial<BackupsView> = {}): BackupsView => ({
  backups: [{ name: NAME, at: '2026-11-20T10:00:00.000Z', bytes: 74_000_000 }],
  keep: 7,
  everyMs: 86_400_000,
  making: false,
  ...overrides,
});
function openBackups(stubs: Stubs = {}) {
  const api = stubDashboard({ [READ]: () => someBackups(), ...stubs });
  return { ...api, ...renderApp('/dashboard/settings/backups') };
}

beforeEach(() => signInAdmin());

describe('the backups', () => {
  it('are listed with day, size and state, and with the command that restores one', async () => {
    openBackups();
    const row = within(await screen.findByRole('row', { name: /20 Nov 2026|Nov 20, 2026/ }));
    expect(row.getByText('74 MB')).toBeVisible();
    expect(row.getByText('Checked')).toBeVisible();
    expect(screen.getByText(`npm run restore -- ${NAME}`)).toBeVisible();
    expect(screen.getByText(/each day.*keeps the last 7/)).toBeVisible();
  });

  it('that fail, are late or are switched off are told of', async () => {
    openBackups({
      [READ]: () => someBackups({ failingSince: '2026-11-21T10:00:00.000Z' }),
    });
    expect(await screen.findByText(/Backups have been failing since/)).toHaveTextContent(/2026/);
  });

  it('that are two days late are told of', async () => {
    openBackups();
    expect(await screen.findByText('There has been no backup for two days.')).toBeVisible();
  });

  it('that are switched off are told of', async () => {
    openBackups({ [READ]: () => ({ backups: [], keep: 7, making: false }) });
    expect(await screen.findByText(/makes no backups by itself/)).toBeVisible();
    expect(screen.getByText('There is no backup yet.')).toBeVisible();
  });
});

describe('a backup made now', () => {
  it('is announced, and cannot be asked for twice', async () => {
    let making = false;
    const { user, callsTo } = openBackups({
      [READ]: () => someBackups({ making }),
      [MAKE]: () => {
        making = true;
        return reply(someBackups({ making }), { status: 202 });
      },
    });
    const button = await screen.findByRole('button', { name: 'Make a backup now' });
    await user.click(button);
    expect(await screen.findByText(/is being made/)).toBeVisible();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(callsTo(MAKE)).toHaveLength(1);
  });
});

describe('a download', () => {
  it('asks for the password again, and needs no token in its address', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user, callsTo } = openBackups({
      [DOWNLOAD]: () =>
        adminToken.read() === 'confirmed'
          ? new Response('a backup')
          : problem(403, 'recent-sign-in-required'),
      'POST /api/admin/session': () => ({
        token: 'confirmed',
        expiresAt: '2026-11-20T10:00:00.000Z',
        profile: anAdminProfile(),
      }),
    });
    await user.click(await screen.findByRole('button', { name: /Download the backup of/ }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Please enter your password again' }),
    );
    await user.type(dialog.getByLabelText('Password'), 'a heron on the pier');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe(NAME);
    expect(callsTo(DOWNLOAD)).toHaveLength(2);
    saved.mockRestore();
  });
});
