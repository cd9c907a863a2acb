import { screen } from '@testing-library/react';
import { anAdminOrder } from '../../../testing/an-admin-order.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { stubDashboard } from '../../../testing/sign-in-admin.ts';
import { reply, type StubbedCall } from '../../../testing/stub-api.ts';

export const LIST = 'GET /api/admin/orders';
const SUMMARY = 'GET /api/admin/orders/summary';
export const AT = '/dashboard/orders';
type User = ReturnType<typeof renderApp>['user'];

/** Replies with the requested statuses and page, as the server does. */
export const listed =
  (orders: ReturnType<typeof anAdminOrder>[]) =>
  ({ query }: StubbedCall) => {
    const states = query.get('status')?.split(',');
    const matching = orders.filter(({ status }) => !states || states.includes(status));
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit'))];
    return reply(matching.slice((page - 1) * limit, page * limit), {
      headers: { 'x-total-count': String(matching.length) },
    });
  };

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

export const click = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));
export const lists = (calls: StubbedCall[]) =>
  calls.filter(({ path }) => path === '/api/admin/orders');

export const choose = async (user: User, { number }: { number: string }) =>
  user.click(await screen.findByRole('checkbox', { name: `Choose order ${number}` }));

export function open(orders = [anAdminOrder()], stubs = {}, at = AT) {
  return {
    ...stubDashboard({ [LIST]: listed(orders), [SUMMARY]: summed(orders), ...stubs }),
    ...renderApp(at),
  };
}
