import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdminOrder } from '../../testing/an-admin-order.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../testing/sign-in-admin.ts';
import { networkError, problem, reply, type StubbedCall } from '../../testing/stub-api.ts';

const LIST = 'GET /api/admin/orders';
const SUMMARY = 'GET /api/admin/orders/summary';
const MOVE = 'PATCH /api/admin/orders/:id/status';
const AT = '/dashboard/orders';
type User = ReturnType<typeof renderApp>['user'];

/** Replies with the requested statuses and page, as the server does. */
const listed =
  (orders: ReturnType<typeof anAdminOrder>[]) =>
  ({ query }: StubbedCall) => {
    const states = query.get('status')?.split(',');
    const matching = orders.filter(({ status }) => !states || states.includes(status));
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit'))];
    return reply(matching.slice((page - 1) * limit, page * limit), {
      headers: { 'x-total-count': String(matching.length) },
    });
  };

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const click = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const lists = (calls: StubbedCall[]) => calls.filter(({ path }) => path === '/api/admin/orders');

/** Replies with the number of these orders that have each status. */
const summed = (orders: ReturnType<typeof anAdminOrder>[]) => () => ({
  ordersLeft: orders.length,
  byStatus: Object.fromEntries(
    ['placed', 'confirmed', 'packed', 'out-for-delivery'].map((open) => [
      open,
      orders.filter(({ status }) => status === open).length,
    ]),
  ),
  cashToCollect: 0,
});

beforeEach(() => signInAdmin());

function open(orders = [anAdminOrder()], stubs = {}, at = AT) {
  return {
    ...stubDashboard({ [LIST]: listed(orders), [SUMMARY]: summed(orders), ...stubs }),
    ...renderApp(at),
  };
}

describe('the order list', () => {
  it('shows name, city, total and status, and the next step', async () => {
    const order = anAdminOrder({
      _id: '65a1b2c3d4e5f60718293a4b',
      name: 'Ada Reader',
      totalPrice: 27.5,
      status: 'confirmed',
    });
    open([order]);
    const shown = await row('Ada Reader');
    for (const text of ['Springfield', '$27.50', 'Confirmed', 'Nov 19, 2026']) {
      expect(shown).toHaveTextContent(text);
    }
    expect(within(shown).getByRole('link', { name: order.number })).toHaveAttribute(
      'href',
      `/dashboard/orders/${order._id}`,
    );
    expect(within(shown).getByRole('button', { name: 'Mark as packed' })).toBeVisible();
    expect(screen.getByText('1 order')).toBeVisible();
  });

  it('offers no next step for a completed order', async () => {
    open([anAdminOrder({ status: 'delivered' })]);
    const shown = await row('Ada Reader');
    expect(shown).toHaveTextContent('Delivered, cash collected');
    expect(within(shown).queryByRole('button')).toBeNull();
  });

  it('filters by status and shows the number of open orders in each', async () => {
    const { user, address, calls } = open([
      anAdminOrder({ name: 'One', status: 'placed' }),
      anAdminOrder({ name: 'Two', status: 'packed' }),
      anAdminOrder({ name: 'Three', status: 'packed' }),
    ]);
    const states = await screen.findByRole('navigation', { name: 'Orders by status' });
    expect(within(states).getByRole('link', { name: 'All orders' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await user.click(await within(states).findByRole('link', { name: /^Packed\b.*2$/ }));
    await waitFor(() => expect(screen.queryByText('One')).toBeNull());
    expect(await row('Two')).toBeVisible();
    expect(calls.filter(({ path }) => path === '/api/admin/orders/summary')).toHaveLength(1);
    expect(address()).toBe(`${AT}?status=packed`);
    expect(lists(calls).at(-1)?.query.get('status')).toBe('packed');
  });

  it('keeps its filter when returning from an order', async () => {
    const order = anAdminOrder({ status: 'packed' });
    const one = { 'GET /api/admin/orders/:id': () => order };
    const { user, address } = open([order], one, `${AT}?status=packed`);
    await user.click(await screen.findByRole('link', { name: order.number }));
    await user.click(await screen.findByRole('link', { name: 'Back to the list' }));
    expect(await row('Packed')).toBeVisible();
    expect(address()).toBe(`${AT}?status=packed`);
  });

  it('searches while typing, within the chosen status', async () => {
    const { user, address, calls } = open([], {}, `${AT}?status=placed&page=3`);
    await user.type(await screen.findByLabelText('Search orders'), 'ada{Enter}');
    await waitFor(() => expect(address()).toBe(`${AT}?q=ada&status=placed`));
    await waitFor(() => expect(lists(calls).at(-1)?.query.get('q')).toBe('ada'));
    expect(await screen.findByText('No matching orders.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all orders' }));
    expect(await screen.findByText('No orders yet.')).toBeVisible();
  });

  it('shows pages of twenty', async () => {
    const orders = Array.from({ length: 21 }, (_, at) => anAdminOrder({ name: `Reader ${at}` }));
    const { user } = open(orders);
    expect(await screen.findByText('21 orders')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(21);
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(await row('Reader 20')).toBeVisible();
    expect(screen.queryByText('Reader 19')).toBeNull();
  });

  it.each([
    ['a network error', networkError],
    ['a server error', () => problem(500, 'internal')],
  ])('shows an error on %s, and retries', async (_what, failing) => {
    const { user, answer } = open([], { [LIST]: failing });
    expect(await screen.findByText('The orders could not be loaded.')).toBeVisible();
    answer(LIST, listed([anAdminOrder()]));
    await click(user, 'Try again');
    expect(await row('Ada Reader')).toBeVisible();
  });

  it('shows changes by another admin within ten seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const order = anAdminOrder({ status: 'placed' });
      const { answer } = open([order]);
      expect(await row('Placed')).toBeVisible();
      answer(LIST, listed([{ ...order, status: 'packed', nextStatuses: ['out-for-delivery'] }]));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await row('Packed')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the next step of an order in the list', () => {
  it('takes one click, sends the displayed status and updates the list', async () => {
    const order = anAdminOrder({ status: 'placed' });
    const moved = { ...order, status: 'confirmed' as const, nextStatuses: ['packed' as const] };
    const { user, answer, callsTo } = open([order], { [MOVE]: () => moved });
    await row('Placed');
    answer(LIST, listed([moved]));
    await click(user, 'Confirm');
    expect(await screen.findByRole('button', { name: 'Mark as packed' })).toBeVisible();
    const [call, ...more] = callsTo('PATCH /api/admin/orders/:id/status');
    expect(call?.path).toBe(`/api/admin/orders/${order._id}/status`);
    expect(call?.body).toEqual({ from: 'placed', to: 'confirmed' });
    expect(call?.headers.get('authorization')).toBe('Bearer admin-token');
    expect(more).toEqual([]);
  });

  it('takes one step on a double click, too', async () => {
    const order = anAdminOrder({ status: 'placed' });
    const moved = { ...order, status: 'confirmed' as const, nextStatuses: ['packed' as const] };
    const { user, answer, callsTo } = open([order], { [MOVE]: () => moved });
    await row('Placed');
    answer(LIST, listed([moved]));
    await user.dblClick(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('button', { name: 'Mark as packed' })).toBeVisible();
    expect(callsTo('PATCH /api/admin/orders/:id/status')).toHaveLength(1);
  });

  it('explains that another admin was quicker, and shows the current status', async () => {
    const order = anAdminOrder({ status: 'placed' });
    const now = { ...order, status: 'cancelled' as const, nextStatuses: [] };
    const { user, answer } = open([order], {
      [MOVE]: () => problem(409, 'illegal-status', { order: now }),
    });
    await row('Placed');
    answer(LIST, listed([now]));
    await click(user, 'Confirm');
    expect(
      await screen.findByText(
        /has changed in the meantime: Cancelled\. Your change was not saved\./,
      ),
    ).toBeInTheDocument();
    await click(user, 'OK');
    expect(await row('Cancelled')).toBeVisible();
  });

  it('shows an alert on a network error', async () => {
    const { user } = open([anAdminOrder()], { [MOVE]: networkError });
    await click(user, 'Confirm');
    expect(await screen.findByText(/The shop cannot be reached/)).toBeInTheDocument();
  });

  it('moves the focus to the heading if the order leaves the list', async () => {
    const order = anAdminOrder({ status: 'placed' });
    const { user, answer } = open([order], { [MOVE]: () => order }, `${AT}?status=placed`);
    await row('Placed');
    answer(LIST, listed([]));
    await click(user, 'Confirm');
    expect(await screen.findByText('No matching orders.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Orders' })).toHaveFocus();
  });
});
