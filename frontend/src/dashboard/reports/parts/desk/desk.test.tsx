import { DESK_LINES } from '@book-store/contract/platform/desk/desk-lines';
import type { DeskView } from '@book-store/contract/reports/desk/desk.schemas';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aShop } from '../../../../testing/builders.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../../testing/sign-in-admin.ts';
import { problem } from '../../../../testing/stub-api.ts';

const DESK = 'GET /api/admin/desk';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 1000).toISOString();

function open(lines: DeskView['lines'], storefront: 'specified' | 'refined' = 'refined') {
  const api = stubDashboard({
    'GET /api/shop': () => aShop({ storefront }),
    [DESK]: () => ({ lines }),
  });
  return { ...api, ...renderApp('/dashboard') };
}

const desk = (name = 'What waits') => screen.findByRole('region', { name });
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => signInAdmin());

describe('the desk of a refined shop', () => {
  it('says what waits and since when, each a press away from where it is done', async () => {
    open([
      { name: 'withdrawals', count: 1, since: hoursAgo(72) },
      { name: 'to-confirm', count: 12, since: hoursAgo(2) },
      { name: 'no-backup', count: 1, since: hoursAgo(50) },
      { name: 'low-stock', count: 1000 },
    ]);
    await screen.findByRole('link', { name: /withdrawal/ });
    expect(linksIn(await desk())).toEqual([
      ['1 withdrawal oldest 3 days ago', '/dashboard/withdrawals?state=open'],
      ['12 orders to confirm oldest 2 hours ago', '/dashboard/orders?status=placed'],
      ['1 backup missing last one 2 days ago', '/dashboard/settings/backups'],
      ['999+ books low on stock ', '/dashboard/manage-books?lowStock=true&sort=copies'],
    ]);
  });

  it('has the same numbers and names behind the bell', async () => {
    const { user } = open([
      { name: 'to-pack', count: 2, since: hoursAgo(2) },
      { name: 'failed-mails', count: 1, since: hoursAgo(1) },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Notifications, 3 waiting' }));
    const [bell, onDesk] = screen.getAllByRole('region', { name: 'What waits' });
    const waiting = linksIn(onDesk as HTMLElement);
    expect(waiting).toHaveLength(2);
    expect(linksIn(bell as HTMLElement)).toEqual(waiting);
    await user.keyboard('{Escape}');
    expect(screen.getAllByRole('region', { name: 'What waits' })).toHaveLength(1);
  });

  it('says that nothing waits', async () => {
    open([]);
    expect(await within(await desk()).findByText('Nothing waits for you.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
  });

  it('says so when it cannot be loaded', async () => {
    stubDashboard({
      'GET /api/shop': () => aShop({ storefront: 'refined' }),
      [DESK]: () => problem(500, 'internal'),
    });
    renderApp('/dashboard');
    expect(await within(await desk()).findByText(/could not be loaded/)).toBeVisible();
  });

  it('leads somewhere from everything that may wait', async () => {
    open(DESK_LINES.map((name) => ({ name, count: 1 })));
    await screen.findByRole('link', { name: /withdrawal/ });
    const links = linksIn(await desk());
    expect(links).toHaveLength(DESK_LINES.length);
    expect(links.every(([, to]) => to?.startsWith('/dashboard/'))).toBe(true);
  });
});

describe('the overview as specified', () => {
  it('has no desk, and the bell of new orders', async () => {
    const { callsTo } = open([{ name: 'to-pack', count: 2 }], 'specified');
    await screen.findByText('Products');
    expect(screen.queryByRole('region', { name: 'What waits' })).toBeNull();
    expect(callsTo(DESK)).toHaveLength(0);
    expect(callsTo('GET /api/admin/notifications')).not.toHaveLength(0);
  });
});
