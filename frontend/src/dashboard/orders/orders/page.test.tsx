import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAdminOrder, anAdminPayment } from '../../../testing/an-admin-order.ts';
import { aShop } from '../../../testing/builders.ts';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { networkError, problem } from '../../../testing/stub-api.ts';
import { AT, choose, click, LIST, listed, lists, open } from './page.fixtures.ts';

const MOVE = 'PATCH /api/admin/orders/:id/status';
const UNDO = 'POST /api/admin/orders/:id/undo';
const MOVES = 'POST /api/admin/orders/moves';
const UNDO_MOVES = 'POST /api/admin/orders/moves/undo';

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

beforeEach(() => signInAdmin());

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

  it('keeps one entry in the history for a search, however often it is corrected', async () => {
    const { user, address, lastMove } = open([]);
    const field = await screen.findByLabelText('Search orders');
    await user.type(field, 'adq{Enter}');
    await waitFor(() => expect(address()).toBe(`${AT}?q=adq`));
    expect(lastMove()).toBe('PUSH');
    await user.type(field, '{Backspace}a{Enter}');
    await waitFor(() => expect(address()).toBe(`${AT}?q=ada`));
    expect(lastMove()).toBe('REPLACE');
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

describe('the way from the orders to the payments', () => {
  const toPayments = () => screen.queryByRole('link', { name: 'Payments' });

  it('is there in a shop that has set ways to pay, even while nothing waits', async () => {
    const payments = [{ method: 'invoice' as const, countries: [] }];
    open([], { 'GET /api/shop': () => aShop({ payments }) });
    await waitFor(() => expect(toPayments()).toHaveAttribute('href', '/dashboard/payments'));
  });

  it('is not there in a shop that takes cash alone', async () => {
    open([], { 'GET /api/shop': () => aShop({ giftCards: true }) });
    expect(await screen.findByRole('link', { name: 'Gift cards' })).toBeVisible();
    expect(toPayments()).toBeNull();
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

  it('leaves the order in its place when it no longer fits the list, until the list changes', async () => {
    const [first, second] = [anAdminOrder({ name: 'One' }), anAdminOrder({ name: 'Two' })];
    const moved = { ...first, status: 'confirmed' as const, nextStatuses: ['packed' as const] };
    const { user, answer } = open([first, second], { [MOVE]: () => moved }, `${AT}?status=placed`);
    await row('One');
    answer(LIST, listed([second]));
    await user.click(within(await row('One')).getByRole('button', { name: 'Confirm' }));
    expect(await row('One Springfield .* Confirmed')).toBeVisible();
    expect(screen.getAllByRole('row').map((one) => /One|Two/.exec(one.textContent)?.[0])).toEqual([
      undefined,
      'One',
      'Two',
    ]);
    await user.click(screen.getByRole('link', { name: 'All orders' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /One/ })).toBeNull());
  });

  it('asks before the end of an order, and undoes it', async () => {
    const order = anAdminOrder({ status: 'out-for-delivery', totalPrice: 12.5 });
    const delivered = {
      ...order,
      status: 'delivered' as const,
      nextStatuses: [],
      undo: { to: 'out-for-delivery' as const, seconds: 300 },
    };
    const { user, answer, callsTo } = open(
      [order],
      { [MOVE]: () => delivered, [UNDO]: () => order },
      `${AT}?status=out-for-delivery`,
    );
    await click(user, 'Cash collected');
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      /Was the cash collected\?.*\$12\.50.*undo it for 5 minutes/,
    );
    await click(user, 'Not yet');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsTo(MOVE)).toEqual([]);
    await click(user, 'Cash collected');
    answer(LIST, listed([]));
    await user.click(within(await screen.findByRole('dialog')).getByText('Cash collected'));
    await click(user, 'Undo');
    expect(await row('Out for delivery')).toBeVisible();
    expect(callsTo(UNDO).map(({ body }) => body)).toEqual([{ from: 'delivered' }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('has what destroys in a menu', async () => {
    const order = anAdminOrder({ status: 'placed' });
    const { user } = open([order]);
    await row('Placed');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    await click(user, `More for order ${order.number}`);
    await click(user, 'Cancel order');
    expect(await screen.findByText('Cancel this order?')).toBeInTheDocument();
  });
});

describe('chosen orders', () => {
  it('move together, and it is said which could not and why', async () => {
    const [placed, packed, done] = [
      anAdminOrder({ name: 'One' }),
      anAdminOrder({ name: 'Two', status: 'packed' }),
      anAdminOrder({ name: 'Three', status: 'delivered' }),
    ];
    const { user, callsTo } = open([placed, packed, done], {
      [MOVES]: () => ({
        moved: [{ ...placed, status: 'confirmed', nextStatuses: ['packed'] }],
        refused: [
          { id: packed._id, code: 'illegal-status', detail: 'This order is now delivered.' },
        ],
      }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('3 chosen')).toBeVisible();
    await click(user, 'Move 2 orders to the next step');
    expect(
      await screen.findByText(
        `1 order moved, 1 not. ${packed.number}: This order is now delivered.`,
      ),
    ).toBeInTheDocument();
    expect(callsTo(MOVES).map(({ body }) => body)).toEqual([
      {
        moves: [
          { id: placed._id, from: 'placed', to: 'confirmed' },
          { id: packed._id, from: 'packed', to: 'out-for-delivery' },
        ],
      },
    ]);
  });

  it('go back together with one press', async () => {
    const orders = [anAdminOrder({ status: 'placed' }), anAdminOrder({ status: 'placed' })];
    const moved = orders.map((order) => ({ ...order, status: 'confirmed' as const }));
    const { user, callsTo } = open(orders, {
      [MOVES]: () => ({ moved, refused: [] }),
      [UNDO_MOVES]: () => ({ moved: orders, refused: [] }),
    });
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    await click(user, 'Confirm: 2 orders');
    expect(await screen.findByText('2 orders moved.')).toBeVisible();
    await click(user, 'Undo');
    expect(await screen.findByText('2 orders moved back')).toBeInTheDocument();
    expect(callsTo(UNDO_MOVES)[0]?.body).toEqual({
      moves: orders.map(({ _id }) => ({ id: _id, from: 'confirmed' })),
    });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('can still go back on a phone, after a question once the customers are told', async () => {
    const order = anAdminOrder({ status: 'placed' });
    const undo = { to: 'placed' as const, seconds: 0 };
    const { user, callsTo } = open([order], {
      [MOVES]: () => ({ moved: [{ ...order, status: 'confirmed', undo }], refused: [] }),
      [UNDO_MOVES]: () => ({ moved: [order], refused: [] }),
    });
    await choose(user, order);
    await click(user, 'Confirm: 1 order');
    const button = await screen.findByRole('button', { name: 'Undo' });
    expect(button.closest('[class*="max-md:hidden"]')).toBeNull();
    await user.click(button);
    const question = await screen.findByRole('dialog', { name: 'Go back a step with 1 order?' });
    expect(question).toHaveTextContent('another one that takes it back');
    await click(user, 'Go back');
    expect(await screen.findByText('1 order moved back')).toBeInTheDocument();
    expect(callsTo(UNDO_MOVES)).toHaveLength(1);
  });

  it('name the step if it is the same for all, and ask about their cash', async () => {
    const orders = [1, 2].map(() => anAdminOrder({ status: 'out-for-delivery', totalPrice: 10 }));
    const { user, callsTo } = open(orders, { [MOVES]: () => ({ moved: [], refused: [] }) });
    for (const order of orders) await choose(user, order);
    await click(user, 'Cash collected: 2 orders');
    expect(await screen.findByRole('dialog')).toHaveTextContent('2 orders, $20.00.');
    await click(user, 'Not yet');
    expect(callsTo(MOVES)).toEqual([]);
  });

  it('are delivered without a word about cash if none of them is paid in cash', async () => {
    const payment = anAdminPayment({ method: 'transfer', state: 'paid', paid: 12.5 });
    const prepaid = anAdminOrder({ status: 'out-for-delivery', payment });
    const inCash = anAdminOrder({ status: 'out-for-delivery', totalPrice: 10 });
    const { user } = open([prepaid, inCash]);
    await choose(user, prepaid);
    await click(user, 'Delivered: 1 order');
    const dialog = await screen.findByRole('dialog', { name: 'Has it been delivered?' });
    expect(within(dialog).getByRole('button', { name: 'Delivered' })).toBeInTheDocument();
    await click(user, 'Not yet');
    await choose(user, inCash);
    await click(user, 'Cash collected: 2 orders');
    const both = await screen.findByRole('dialog', { name: 'Was the cash collected?' });
    expect(both).toHaveTextContent('2 orders, $10.00.');
    expect(within(both).getByRole('button', { name: 'Cash collected' })).toBeInTheDocument();
  });

  it('are forgotten with the list', async () => {
    const order = anAdminOrder();
    const { user } = open([order]);
    await choose(user, order);
    await user.click(screen.getByRole('link', { name: /^Placed/ }));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /Choose order/ })).not.toBeChecked(),
    );
  });
});
