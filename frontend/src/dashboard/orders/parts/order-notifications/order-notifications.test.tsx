import type { OrderNotifications as Notifications } from '@book-store/contract/orders/order/admin-orders.schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anId } from '../../../../testing/builders.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { signInAdmin } from '../../../../testing/sign-in-admin.ts';
import { networkError, stubApi } from '../../../../testing/stub-api.ts';
import { timeAgo } from './new-orders-list.tsx';
import { OrderNotifications } from './order-notifications.tsx';

const LIST = 'GET /api/admin/notifications';
const SEEN = 'POST /api/admin/notifications/seen';
const AT = '2026-11-20T10:00:00.000Z';

type NewOrder = Notifications['orders'][number];
const aNewOrder = (overrides: Partial<NewOrder> = {}): NewOrder => ({
  _id: anId(),
  number: 'BS-10042',
  name: 'Ada Reader',
  totalPrice: 12.5,
  createdAt: AT,
  ...overrides,
});
const notifications = (orders: NewOrder[], more: string[] = []): Notifications => {
  const ids = [...orders.map(({ _id }) => _id), ...more];
  return { count: ids.length, orders, ids };
};

const open = () => renderPage(<OrderNotifications />, { at: '/dashboard' });
const bell = (name: string) => screen.findByRole('button', { name });
const panel = () => screen.getByRole('region', { name: 'New orders' });

beforeEach(() => signInAdmin());

describe('the notifications', () => {
  it('count the new orders on the bell and announce them', async () => {
    stubApi({ [LIST]: () => notifications([aNewOrder(), aNewOrder()]) });
    open();
    expect(await bell('Notifications, 2 new orders')).toHaveTextContent('2');
    expect(screen.getByRole('status')).toHaveTextContent('2 new orders');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('announce nothing if there is no new order, and say so in the panel', async () => {
    const { calls, callsTo } = stubApi({ [LIST]: () => notifications([]) });
    const { user } = open();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(await bell('Notifications'));
    expect(panel()).toHaveTextContent('None since you last looked');
    expect(callsTo('POST /api/admin/notifications/seen')).toHaveLength(0);
  });

  it('link to each order, and count as seen once opened', async () => {
    const order = aNewOrder({ name: 'Bob Buyer', totalPrice: 99 });
    const more = Array.from({ length: 13 }, anId);
    const { callsTo } = stubApi({
      [LIST]: () => notifications([order], more),
      [SEEN]: () => notifications([]),
    });
    const { user } = open();
    await user.click(await bell('Notifications, 14 new orders'));
    const link = within(panel()).getByRole('link', { name: /Bob Buyer/ });
    expect(link).toHaveAttribute('href', `/dashboard/orders/${order._id}`);
    expect(link).toHaveTextContent('$99.00');
    expect(panel()).toHaveTextContent('and 13 more');
    expect(within(panel()).getByRole('link', { name: /All orders/ })).toHaveAttribute(
      'href',
      '/dashboard/orders',
    );
    expect(await bell('Notifications')).not.toHaveTextContent('14');
    const seen = callsTo('POST /api/admin/notifications/seen');
    expect(seen.map(({ body }) => body)).toEqual([{ ids: [order._id, ...more] }]);
    expect(within(panel()).getByRole('link', { name: /Bob Buyer/ })).toBeVisible();
  });

  it('stay new if the server could not be told that they were seen', async () => {
    stubApi({ [LIST]: () => notifications([aNewOrder()]), [SEEN]: networkError });
    const { user } = open();
    await user.click(await bell('Notifications, 1 new order'));
    expect(within(panel()).getByRole('link', { name: /Ada Reader/ })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await bell('Notifications, 1 new order')).toHaveFocus();
  });

  it.each([
    ['a click elsewhere', (user: ReturnType<typeof open>['user']) => user.click(document.body)],
    ['the focus moving on', (user: ReturnType<typeof open>['user']) => user.tab({ shift: true })],
  ])('close at %s', async (_what, leave) => {
    stubApi({ [LIST]: () => notifications([]) });
    document.body.prepend(Object.assign(document.createElement('button'), { name: 'before' }));
    const { user } = open();
    await user.click(await bell('Notifications'));
    expect(panel()).toBeVisible();
    await leave(user);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the notifications over time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('announce a new order within ten seconds', async () => {
    const { answer, calls } = stubApi({ [LIST]: () => notifications([]) });
    open();
    await waitFor(() => expect(calls).toHaveLength(1));
    answer(LIST, () => notifications([aNewOrder()]));
    await wait(10_000);
    expect(await bell('Notifications, 1 new order')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 new order');
  });

  it('put an order that comes while the list is open on top, and count it as seen', async () => {
    const first = aNewOrder({ name: 'First' });
    const { answer, callsTo } = stubApi({
      [LIST]: () => notifications([first]),
      [SEEN]: () => notifications([]),
    });
    const { user } = open();
    await user.click(await bell('Notifications, 1 new order'));
    // The server's clock was set back in between.
    const second = aNewOrder({ name: 'Second', createdAt: '2026-11-19T10:00:00.000Z' });
    answer(LIST, () => notifications([second]));
    await wait(8000);
    const names = within(panel())
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(names).toEqual([expect.stringContaining('Second'), expect.stringContaining('First')]);
    const seen = callsTo('POST /api/admin/notifications/seen').map(({ body }) => body);
    expect(seen).toEqual([{ ids: [first._id] }, { ids: [second._id] }]);
  });

  it('are not polled while the page is hidden', async () => {
    const { calls } = stubApi({ [LIST]: () => notifications([]) });
    open();
    await waitFor(() => expect(calls).toHaveLength(1));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await wait(30_000);
    expect(calls).toHaveLength(1);
  });
});

describe('how long ago', () => {
  const now = Date.parse(AT);
  it.each([
    ['2026-11-20T09:59:30.000Z', ''],
    ['2026-11-20T09:55:00.000Z', '5 minutes ago'],
    ['2026-11-20T07:59:00.000Z', '2 hours ago'],
    ['2026-11-19T09:00:00.000Z', 'yesterday'],
  ])('%s is %s', (at, words) => {
    expect(timeAgo(at, 'en', now)).toBe(words);
  });

  it('is said in German', () => {
    expect(timeAgo('2026-11-20T09:55:00.000Z', 'de', now)).toBe('vor 5 Minuten');
  });
});
