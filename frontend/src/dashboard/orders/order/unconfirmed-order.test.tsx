import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminOrder } from '../../../testing/an-admin-order.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem } from '../../../testing/stub-api.ts';

const GET = 'GET /api/admin/orders/:id';
const MOVE = 'PATCH /api/admin/orders/:id/status';
const AT = '2026-11-27T15:30:00.000Z';

beforeEach(() => signInAdmin());

function open(hold: { until?: string; lapsedAt?: string }, stubs = {}) {
  const order = anAdminOrder({ status: 'unconfirmed', hold });
  const api = stubDashboard({ [GET]: () => order, ...stubs });
  return { ...api, ...renderApp(`/dashboard/orders/${order._id}`), order };
}

describe('an order that its customer has not confirmed', () => {
  it('says until when its books are kept, and is confirmed by a press', async () => {
    const { user, callsTo, answer, order } = open({ until: AT });
    expect(await screen.findByText('The customer has not confirmed this order.')).toBeVisible();
    expect(screen.getByText(/Its books are kept until/)).toBeVisible();
    expect(screen.getByText('Status:').parentElement).toHaveTextContent('Not confirmed');
    expect(screen.queryByRole('button', { name: 'Print packing slip' })).toBeNull();
    const confirmed = anAdminOrder({ ...order, status: 'confirmed', hold: undefined });
    answer(MOVE, () => confirmed);
    answer(GET, () => confirmed);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('button', { name: 'Print packing slip' })).toBeVisible();
    expect(callsTo(MOVE).map(({ body }) => body)).toEqual([
      { from: 'unconfirmed', to: 'confirmed' },
    ]);
  });

  it('tells in its history that its time is over, and what is missing when it is confirmed', async () => {
    const detail = 'Sold since then: Emma. The order is still not confirmed.';
    const refused = () => problem(409, 'out-of-stock', { detail, bookIds: [], books: [] });
    const { user } = open({ lapsedAt: AT }, { [MOVE]: refused });
    const history = await screen.findByRole('list', { name: 'History' });
    expect(within(history).getByText(/^Not confirmed in time/)).toBeVisible();
    expect(screen.getByText(/Its books have been for sale again since/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it('says in its history why the shop has cancelled it', async () => {
    const order = anAdminOrder({
      status: 'cancelled',
      hold: { lapsedAt: AT },
      history: [
        { status: 'unconfirmed', at: '2026-11-26T15:30:00.000Z', by: { role: 'customer' } },
        { status: 'cancelled', at: '2026-12-27T15:30:00.000Z', by: { role: 'shop' } },
      ],
    });
    stubDashboard({ [GET]: () => order });
    renderApp(`/dashboard/orders/${order._id}`);
    const history = await screen.findByRole('list', { name: 'History' });
    expect(within(history).getByText('Cancelled: not confirmed in time')).toBeVisible();
    expect(screen.queryByText('The customer has not confirmed this order.')).toBeNull();
  });
});
