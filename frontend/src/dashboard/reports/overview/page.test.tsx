import type { OverviewView } from '@book-store/contract/reports/overview/overview.schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToken } from '../../../api/admin-token.ts';
import { anAdminOrder } from '../../../testing/an-admin-order.ts';
import { aBook, someOverview } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { deferred, networkError, problem } from '../../../testing/stub-api.ts';
import OverviewPage from './page.tsx';

// happy-dom has no canvas: render the chart's data instead.
const STATS = 'GET /api/admin';
const open = (search = '') => renderPage(<OverviewPage />, { at: `/dashboard${search}` });
const card = (name: string) => screen.findByRole('region', { name });
const cells = (row: HTMLElement) =>
  [...row.querySelectorAll('th,td')].map((cell) => cell.textContent);
const rows = (table: HTMLElement) => within(table).getAllByRole('row').slice(1).map(cells);

function screenWidth(pixels: number) {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport(size: { width: number }): void };
  };
  act(() => happyDOM.setViewport({ width: pixels }));
}

beforeEach(() => signInAdmin());

describe('the overview', () => {
  it('shows the four key figures with the share of trending books', async () => {
    stubDashboard({
      [STATS]: () =>
        someOverview({
          totalBooks: 1023,
          totalSales: 12345.6,
          trendingBooks: 7,
          trendingShare: 42,
          totalOrders: 41,
        }),
    });
    open();
    expect(await screen.findByText('Products')).toBeVisible();
    const figures = Object.fromEntries(
      screen
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(figures).toEqual({
      Products: '1,023',
      'Total Sales': '$12,345.60',
      'Trending Books in This Month': '7 (42%)',
      'Total Orders': '41',
    });
  });

  it('tells that backups fail, and how old the last good one is', async () => {
    const backupFailed = { at: '2026-05-04T10:00:00.000Z', lastMadeAt: '2026-05-03T10:00:00.000Z' };
    stubDashboard({ [STATS]: () => someOverview({ backupFailed }) });
    open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/failing since May 4, 2026.*good one is from May 3, 2026/);
  });

  it('tells that the clock has jumped, until the owner says that it is right', async () => {
    const clockJump = {
      from: '2026-05-04T10:00:00.000Z',
      to: '2027-06-08T10:00:00.000Z',
      hoursLeft: 24,
    };
    const CONFIRM = 'POST /api/admin/clock/confirm';
    const api = stubDashboard({
      [STATS]: () => someOverview({ clockJump }),
      [CONFIRM]: () => problem(409, 'conflict', { detail: 'The clock has jumped again.' }),
    });
    open();
    const alert = await screen.findByRole('alert', { name: /clock has jumped/ });
    expect(alert).toHaveTextContent(/from May 4, 2026.*to Jun 8, 2027.*run for 24 more hours/);
    const press = () => userEvent.click(screen.getByRole('button', { name: 'The clock is right' }));
    await press();
    expect(await screen.findByText('The clock has jumped again.')).toBeVisible();
    api.answer(CONFIRM, () => ({ confirmed: true }));
    api.answer(STATS, () => someOverview());
    await press();
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(api.callsTo(CONFIRM)[1]?.body).toEqual({ to: clockJump.to });
    expect(document.body).not.toHaveFocus();
  });

  it('tells which background work fails, since when, and what to do', async () => {
    const since = '2026-05-04T10:00:00.000Z';
    const problems = [
      { task: 'order-mails' as const, documents: 2, since },
      { task: 'best-sellers' as const, documents: 0, since },
    ];
    stubDashboard({ [STATS]: () => someOverview({ problems }) });
    open();
    const alert = await screen.findByRole('alert', { name: 'Some background work is failing.' });
    const items = within(alert).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/^Mails about orders: 2 orders set aside since May 4, 2026/);
    expect(items[1]).toHaveTextContent(/^Best sellers: failing since May 4, 2026/);
    expect(alert).toHaveTextContent('ask whoever runs it to repair them');
  });

  it('lists the books whose stock differs from their stock log, and corrects it', async () => {
    const since = '2026-05-04T10:00:00.000Z';
    const problems = [{ task: 'stock-log' as const, documents: 1, since }];
    const book = { _id: 'book-1', title: 'Emma', stock: 9, logged: 20 };
    let isRight = false;
    stubDashboard({
      [STATS]: () => someOverview(isRight ? {} : { problems }),
      'GET /api/admin/books/stock-differences': () => (isRight ? [] : [book]),
      'POST /api/admin/books/:id/stock/put-right': () => {
        isRight = true;
        return aBook({ _id: 'book-1', title: 'Emma', stock: 20 });
      },
    });
    const { user } = open();
    const name = 'The stock of some books differs from their stock log.';
    const alert = await screen.findByRole('alert', { name });
    expect(screen.getAllByRole('alert')).toEqual([alert]);
    const item = await within(alert).findByRole('listitem');
    expect(item).toHaveTextContent('Emma: 9 copies, but 20 copies by its stock log.');
    await user.click(within(item).getByRole('button', { name: 'Set to 20 copies of Emma' }));
    await waitFor(() => expect(screen.queryByRole('alert', { name })).not.toBeInTheDocument());
    expect(await screen.findByText('Emma has 20 copies now.')).toBeInTheDocument();
  });

  it('shows the undelivered orders in two digits, the cash to collect and a link to the orders', async () => {
    stubDashboard({ [STATS]: () => someOverview({ ordersLeft: 2, cashToCollect: 84.5 }) });
    open();
    const left = await card('Orders left');
    expect(left).toHaveTextContent('$84.50 in cash to collect');
    const link = within(left).getByRole('link', { name: '02 orders left, see them' });
    expect(link).toHaveAttribute('href', '/dashboard/orders');
  });

  it('shows visits, customers by average order and sales by category', async () => {
    const topCustomers = [
      { name: 'Ada Reader', email: 'ada@example.com', orders: 3, averageOrder: 129.5 },
      { name: 'Ada Reader', email: 'other@example.com', orders: 1, averageOrder: 20 },
    ];
    const salesByCategory = [
      { category: 'fiction', books: 12, sales: 150 },
      { category: 'poetry', books: 1, sales: 50 },
    ];
    stubDashboard({ [STATS]: () => someOverview({ topCustomers, salesByCategory }) });
    open();
    expect(await card('Website visits (last day)')).toHaveTextContent('139');
    const people = within(await card('Users by average order')).getAllByRole('listitem');
    expect(people.map((person) => person.textContent)).toEqual([
      'AAda Reader3 orders, ada@example.com$129.50',
      'AAda Reader1 order, other@example.com$20.00',
    ]);
    expect(rows(screen.getByRole('table', { name: 'Sales by category' }))).toEqual([
      ['Fiction', '75%', '$150.00 12 books'],
      ['Poetry', '25%', '$50.00 1 book'],
    ]);
  });

  it("sends the admin's token", async () => {
    const { callsTo } = stubDashboard({ [STATS]: () => someOverview() });
    open();
    await screen.findByText('Products');
    expect(callsTo('GET /api/admin')[0]?.headers.get('authorization')).toBe('Bearer admin-token');
  });
});

describe('what is to do now', () => {
  it('comes first, with links to the orders that wait, and the newest orders', async () => {
    const order = anAdminOrder({ name: 'Bob Buyer', totalPrice: 99 });
    stubDashboard({
      'GET /api/admin/orders/summary': () => ({
        ordersLeft: 4,
        byStatus: { placed: 3, packed: 3 },
        readyForPickUp: 2,
        cashToCollect: 0,
      }),
      'GET /api/admin/orders': () => [order],
    });
    open();
    const toDo = await screen.findByRole('region', { name: 'To do now' });
    const links = await within(toDo).findAllByRole('link', { name: /^\d/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['3 to confirm', '/dashboard/orders?status=placed'],
      ['0 to pack', '/dashboard/orders?status=confirmed'],
      ['1 to send out', '/dashboard/orders?waits=to-send'],
      ['0 to deliver', '/dashboard/deliveries'],
      ['2 ready for pick-up', '/dashboard/pick-ups'],
    ]);
    const newest = within(await card('Newest orders')).getByRole('link', { name: /Bob Buyer/ });
    expect(newest).toHaveAttribute('href', `/dashboard/orders/${order._id}`);
    expect(newest).toHaveTextContent(`${order.number}Bob Buyer$99.00Placed`);
  });

  it('says so instead of wrong figures while the orders are being counted', async () => {
    stubDashboard({ [STATS]: () => someOverview({ beingCounted: true, totalSales: 12 }) });
    open();
    expect(await screen.findByText(/orders are being counted/)).toBeVisible();
    expect(screen.queryByText('$12.00')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Monthly Revenue' })).toBeNull();
  });
});

describe('Monthly Revenue', () => {
  const months = [0, 10, 0, 0, 0, 0, 0, 0, 0, 800.25, 434.25, 0];
  const monthlyRevenue: OverviewView['monthlyRevenue'] = {
    year: 2026,
    months,
    years: [2026, 2025],
  };
  const table = (year: number) =>
    screen.findByRole('table', { name: `Monthly Revenue in ${year}` });

  afterEach(() => screenWidth(1024));

  it('draws a bar per month on wide screens, with the same figures in a table', async () => {
    stubDashboard({ [STATS]: () => someOverview({ monthlyRevenue }) });
    open();
    const chart = JSON.parse((await screen.findByTestId('bars')).textContent);
    expect(chart.labels.join()).toBe('Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec');
    expect(chart.datasets).toMatchObject([{ label: 'Revenue (USD)', data: months }]);
    const shown = rows(await table(2026));
    expect(shown).toHaveLength(12);
    expect(shown[0]).toEqual(['January', '$0.00']);
    expect(shown[9]).toEqual(['October', '$800.25']);
    expect(await card('Monthly Revenue')).toHaveTextContent('$1,244.50 in 2026');
  });

  it('shows only the table on phones', async () => {
    screenWidth(390);
    stubDashboard({ [STATS]: () => someOverview({ monthlyRevenue }) });
    open();
    expect(rows(await table(2026))).toHaveLength(12);
    expect(screen.queryByTestId('bars')).toBeNull();
  });

  it('switches to another year', async () => {
    const lastYear = { ...monthlyRevenue, year: 2025, months: months.map((month) => month * 2) };
    const { answer, release } = deferred<OverviewView>();
    stubDashboard({
      [STATS]: ({ query }) =>
        query.get('year') === '2025' ? answer() : someOverview({ monthlyRevenue }),
    });
    const { user } = open();
    await table(2026);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2025');
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('2025');
    expect(await table(2026)).toBeVisible();
    release(someOverview({ monthlyRevenue: lastYear }));
    expect(rows(await table(2025))[9]).toEqual(['October', '$1,600.50']);
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('2025');
  });

  it('shows the year of the address', async () => {
    const years = { ...monthlyRevenue, year: 2025 };
    stubDashboard({
      [STATS]: ({ query }) =>
        someOverview({
          monthlyRevenue: query.get('year') === '2025' ? years : monthlyRevenue,
        }),
    });
    open('?year=2025');
    expect(await table(2025)).toBeVisible();
  });

  it('offers no switch if there is only one year', async () => {
    stubDashboard({
      [STATS]: () => someOverview({ monthlyRevenue: { ...monthlyRevenue, years: [2026] } }),
    });
    open();
    await table(2026);
    expect(screen.queryByRole('combobox', { name: 'Year' })).toBeNull();
  });

  it('explains empty cards', async () => {
    const empty = { year: 2026, months: months.map(() => 0), years: [2026] };
    stubDashboard({
      [STATS]: () => someOverview({ monthlyRevenue: empty, salesByCategory: [], topCustomers: [] }),
    });
    open();
    expect(await screen.findByText(/Nothing was sold in 2026 yet/)).toBeVisible();
    const axes = JSON.parse((await screen.findByTestId('bars')).textContent);
    expect(axes.datasets[0].data).toEqual(empty.months);
    expect(screen.getByText(/No books have been sold yet/)).toBeVisible();
    expect(screen.getByText(/No customers yet/)).toBeVisible();
  });
});

describe('missing figures', () => {
  it('show the spinner', () => {
    stubDashboard({ [STATS]: () => new Promise(() => undefined) });
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('are not requested without a token', async () => {
    adminToken.remove();
    const { callsTo } = stubDashboard({ [STATS]: () => someOverview() });
    open();
    await screen.findByRole('button', { name: 'Try again' });
    expect(callsTo(STATS)).toHaveLength(0);
  });

  it.each([
    ['a network error', networkError],
    ['a server error', () => problem(500, 'internal')],
  ])('keep the spinner on %s, with a retry button', async (_what, failing) => {
    const { answer } = stubDashboard({ [STATS]: failing });
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    answer(STATS, () => someOverview());
    await user.click(again);
    expect(await screen.findByText('Products')).toBeVisible();
    expect(screen.queryByText('Loading...')).toBeNull();
  });
});

describe('the figures over time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are refreshed every minute, and the old ones stay on failure', async () => {
    const { answer } = stubDashboard({ [STATS]: () => someOverview({ totalOrders: 41 }) });
    open();
    expect(await screen.findByText('41')).toBeVisible();
    answer(STATS, () => someOverview({ totalOrders: 42 }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText('42')).toBeVisible();
    answer(STATS, networkError);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText(/could not be refreshed/)).toBeVisible();
    expect(screen.getByText('42')).toBeVisible();
  });

  it('are refreshed when the page regains focus', async () => {
    const { answer } = stubDashboard({ [STATS]: () => someOverview({ totalOrders: 41 }) });
    open();
    expect(await screen.findByText('41')).toBeVisible();
    answer(STATS, () => someOverview({ totalOrders: 42 }));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.getByText('42')).toBeVisible());
  });
});
