import type { SubscriberView } from '@book-store/contract/messages/newsletter/newsletter.schemas';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { networkError, paged } from '../../../testing/stub-api.ts';

const LIST = 'GET /api/admin/newsletter';
const aSubscriber = (given: Partial<SubscriberView> = {}): SubscriberView => ({
  _id: 'a'.repeat(24),
  email: 'ada@example.com',
  consentedAt: '2026-11-19T09:30:00.000Z',
  pending: false,
  ...given,
});
const open = () => renderApp('/dashboard/newsletter');

beforeEach(() => signInAdmin());

describe('the newsletter list', () => {
  it('shows who has subscribed, when, and who has not confirmed yet', async () => {
    stubDashboard({ [LIST]: () => [aSubscriber({ pending: true })] });
    open();
    expect(await screen.findByText('ada@example.com', { selector: 'p' })).toBeVisible();
    expect(screen.getByText(/Nov 19, 2026/)).toBeVisible();
    expect(screen.getByText(/not confirmed yet/)).toBeVisible();
  });

  it('removes an address after asking', async () => {
    const { answer, callsTo } = stubDashboard({
      [LIST]: () => [aSubscriber()],
      'DELETE /api/admin/newsletter/:id': () => ({ removed: true }),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove ada@example.com' }));
    expect(await screen.findByText('Remove this address?')).toBeInTheDocument();
    answer(LIST, () => []);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Nobody has subscribed yet.')).toBeVisible();
    expect(callsTo('DELETE /api/admin/newsletter/:id')).toHaveLength(1);
  });

  it('goes back to the page before once the last address of a page is gone', async () => {
    const all = Array.from({ length: 21 }, (_, at) =>
      aSubscriber({ _id: String(at).padStart(24, '0'), email: `reader-${at}@example.com` }),
    );
    const { answer } = stubDashboard({
      [LIST]: paged(all),
      'DELETE /api/admin/newsletter/:id': () => ({ removed: true }),
    });
    const { user, address } = renderApp('/dashboard/newsletter?page=2');
    await user.click(await screen.findByRole('button', { name: 'Remove reader-20@example.com' }));
    answer(LIST, paged(all.slice(0, 20)));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('reader-19@example.com', { selector: 'p' })).toBeVisible();
    expect(address()).toBe('/dashboard/newsletter');
    expect(screen.queryByText('Nobody has subscribed yet.')).toBeNull();
  });

  it('saves the list as a file, or says why not', async () => {
    const EXPORT = 'GET /api/admin/exports/newsletter.csv';
    const { answer } = stubDashboard({ [LIST]: () => [], [EXPORT]: networkError });
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Export as CSV' });
    await user.click(button);
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    answer(EXPORT, () => new Response('email\r\nada@example.com\r\n'));
    // A browser saves the file; this one would open it.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:list');
    await user.click(button);
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    const file = saved.mock.calls[0]?.[0] as Blob;
    expect(await file.text()).toContain('ada@example.com');
    await expect.poll(() => screen.queryByText(/cannot be reached/)).toBeNull();
  });
});
