import type { OutboxMail } from '@book-store/contract/schemas/outbox';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aShopConfig } from '../../testing/builders.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { signInAdmin, stubDashboard } from '../../testing/sign-in-admin.ts';
import { networkError, stubApi } from '../../testing/stub-api.ts';
import { OutboxPage } from './outbox-page.tsx';

const LIST = 'GET /api/admin/outbox';
const aMail = (given: Partial<OutboxMail> = {}): OutboxMail => ({
  _id: 'a'.repeat(24),
  kind: 'reset-password',
  to: 'ada@example.com',
  link: '/reset-password?oobCode=secret',
  createdAt: '2026-11-19T09:30:00.000Z',
  expiresAt: '2026-11-19T10:30:00.000Z',
  ...given,
});
const open = () => renderPage(<OutboxPage />, { at: '/dashboard/outbox' });
const copy = () => screen.findByRole('button', { name: 'Copy link for ada@example.com' });

beforeEach(() => signInAdmin());

describe('the outbox', () => {
  it.each([
    ['/reset-password?oobCode=secret', `${location.origin}/reset-password?oobCode=secret`],
    ['https://books.example/reset-password', 'https://books.example/reset-password'],
  ])('gives the owner the link to pass on: %s', async (link, copied) => {
    const { callsTo } = stubApi({ [LIST]: () => [aMail({ link })] });
    const { user } = open();
    await user.click(await copy());
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(copied);
    expect(callsTo('GET /api/admin/outbox')[0]?.headers.get('authorization')).toBe(
      'Bearer admin-token',
    );
  });

  it('says that there are no requests, and refreshes', async () => {
    const { answer } = stubApi({ [LIST]: () => [] });
    const { user } = open();
    expect(await screen.findByText(/No password reset requests/)).toBeVisible();
    answer(LIST, () => [aMail()]);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await copy()).toBeVisible();
  });

  it('shows an error if loading fails, and retries', async () => {
    const { answer } = stubApi({ [LIST]: networkError });
    const { user } = open();
    expect(await screen.findByText('The outbox could not be loaded.')).toBeVisible();
    answer(LIST, () => []);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No password reset requests/)).toBeVisible();
  });

  it.each([
    [true, 2],
    [false, 0],
  ])(
    'is in the menu only with the emulator, which sends no email: %s',
    async (signInEmulator, links) => {
      stubDashboard({
        [LIST]: () => [],
        'GET /api/config': () => ({ ...aShopConfig(), signInEmulator }),
      });
      const { user } = renderApp('/dashboard/outbox');
      await screen.findByText(/No password reset requests/);
      await user.click(screen.getByRole('button', { name: /^Your menu/ }));
      expect(screen.queryAllByRole('link', { name: 'Outbox' })).toHaveLength(links);
    },
  );
});
