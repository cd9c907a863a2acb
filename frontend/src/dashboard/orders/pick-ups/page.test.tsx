import type {
  AdminOrderView,
  ChangeOrderStatusBody,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminOrder, anAdminPayment } from '../../../testing/an-admin-order.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';

const LIST = 'GET /api/admin/orders/handovers';
const MOVE = 'PATCH /api/admin/orders/:id/status';

const aPickUp = (given: Partial<AdminOrderView>): AdminOrderView => {
  const { address: _none, ...order } = anAdminOrder();
  return { ...order, delivery: { kind: 'pick-up' }, ...given };
};

beforeEach(() => signInAdmin());

function open(...orders: AdminOrderView[]) {
  const api = stubDashboard({
    [LIST]: () => orders,
    [MOVE]: ({ body }) => aPickUp({ status: (body as ChangeOrderStatusBody).to }),
  });
  return { ...api, ...renderApp('/dashboard/pick-ups') };
}
const shelf = (name: string) => screen.findByRole('region', { name });
const moves = ({ callsTo }: ReturnType<typeof open>) => callsTo(MOVE).map(({ body }) => body);

describe('the shelf of pick-ups', () => {
  it('shows what waits, and until when it is kept; what is collected is paid', async () => {
    const order = aPickUp({
      status: 'packed',
      delivery: { kind: 'pick-up', keptUntil: '2026-12-07' },
    });
    const opened = open(order);
    const waiting = await shelf('Waiting to be collected');
    expect(waiting).toHaveTextContent('Ada Reader');
    expect(waiting).toHaveTextContent('kept until Mon, December 7');
    await opened.user.click(within(waiting).getByRole('button', { name: /^Collected/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Was the cash collected?' });
    await opened.user.click(within(dialog).getByRole('button', { name: 'Cash collected' }));
    await screen.findByText(/Picked up, cash collected/);
    expect(moves(opened)).toEqual([{ from: 'packed', to: 'delivered' }]);
    const [list] = opened.callsTo(LIST);
    expect(list?.query.get('handover')).toBe('pick-up');
  });

  it('says of what is not paid in cash whether it is paid', async () => {
    const payment = anAdminPayment({ method: 'transfer', state: 'paid', paid: 12.5 });
    open(
      aPickUp({ status: 'packed', payment: anAdminPayment() }),
      aPickUp({ status: 'packed', payment }),
      aPickUp({ status: 'packed', totalPrice: 12.5 }),
    );
    const items = within(await shelf('Waiting to be collected')).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('on invoice');
    expect(items[1]).toHaveTextContent(/paid/);
    expect(items[2]).toHaveTextContent('$12.50');
    for (const one of items) expect(one).not.toHaveTextContent('$0.00');
  });

  it('makes ready what was confirmed', async () => {
    const opened = open(aPickUp({ status: 'confirmed' }));
    const left = await shelf('To get ready');
    await opened.user.click(within(left).getByRole('button', { name: /^Ready/ }));
    await screen.findByText(/: Packed$/);
    expect(moves(opened)).toEqual([{ from: 'confirmed', to: 'packed' }]);
  });

  it('says so where nothing waits', async () => {
    open();
    expect(await screen.findByText('No orders are waiting to be collected.')).toBeVisible();
  });
});
