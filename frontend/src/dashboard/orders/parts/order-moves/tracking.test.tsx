import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminOrder } from '../../../../testing/an-admin-order.ts';
import { aShop } from '../../../../testing/builders.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../../testing/sign-in-admin.ts';
import { networkError, problem } from '../../../../testing/stub-api.ts';

const MOVE = 'PATCH /api/admin/orders/:id/status';
const MOVES = 'POST /api/admin/orders/moves';
const CORRECT = 'PATCH /api/admin/orders/:id/parcel';
const TO = { from: 'packed', to: 'out-for-delivery' };

beforeEach(() => signInAdmin());

describe('the numbers of parcels', () => {
  it('go along with an order that is sent out', async () => {
    const order = anAdminOrder({ status: 'packed' });
    const { callsTo } = stubDashboard({
      'GET /api/admin/orders/:id': () => order,
      [MOVE]: () => ({ ...order, status: 'out-for-delivery' }),
    });
    const { user } = renderApp(`/dashboard/orders/${order._id}`);
    await user.selectOptions(await screen.findByLabelText('Carrier'), 'UPS');
    await user.type(screen.getByLabelText('Number (optional)'), ' 1Z99 ');
    await user.click(screen.getByRole('button', { name: 'Send out' }));
    await waitFor(() => expect(callsTo(MOVE)).toHaveLength(1));
    const tracking = { carrier: 'UPS', number: '1Z99' };
    expect(callsTo(MOVE)[0]?.body).toEqual({ ...TO, tracking });
  });

  const openRefined = (at: 'list' | 'order', given: Partial<AdminOrderView> = {}) => {
    const order = anAdminOrder({ number: 'BS-10042', status: 'packed', ...given });
    const api = stubDashboard({
      'GET /api/shop': () => aShop({ storefront: 'refined' }),
      'GET /api/admin/orders': () => [order],
      'GET /api/admin/orders/summary': () => ({ ordersLeft: 1, byStatus: {}, cashToCollect: 0 }),
      'GET /api/admin/orders/:id': () => order,
      [MOVE]: () => ({ ...order, status: 'out-for-delivery' }),
    });
    return {
      ...api,
      order,
      ...renderApp(`/dashboard/orders${at === 'list' ? '' : `/${order._id}`}`),
    };
  };
  /** Until the shop is read, the page is as specified. */
  const refinedButton = async () => {
    await screen.findByRole('combobox', { name: /^Search orders, customers/ });
    return screen.findByRole('button', { name: 'Send out' });
  };
  const askedFor = () => screen.findByRole('dialog', { name: 'Send out order BS-10042' });

  it.each(['list', 'order'] as const)(
    'are asked for where it is sent out in a refined dashboard: %s',
    async (at) => {
      const { user, callsTo } = openRefined(at);
      await user.click(await refinedButton());
      const dialog = within(await askedFor());
      expect(dialog.getByLabelText('Number (optional)')).toHaveFocus();
      await user.keyboard('1Z99');
      await user.selectOptions(dialog.getByLabelText('Carrier'), 'UPS');
      await user.click(dialog.getByRole('button', { name: 'Send out' }));
      await waitFor(() => expect(callsTo(MOVE)).toHaveLength(1));
      const tracking = { carrier: 'UPS', number: '1Z99' };
      expect(callsTo(MOVE)[0]?.body).toEqual({ ...TO, tracking });
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /Send out/ })).toBeNull());
    },
  );

  it.each([
    ['ada@example.com', /gets the number by mail/],
    ['', /no email address, so no mail/],
  ])('go by mail only where the order has an address: %j', async (email, says) => {
    const { user } = openRefined('list', { email });
    await user.click(await refinedButton());
    expect(await askedFor()).toHaveTextContent(says);
  });

  it('are skipped with Enter, and keep the parcel if the dialog is closed', async () => {
    const { user, callsTo } = openRefined('list');
    await user.click(await refinedButton());
    await user.click(within(await askedFor()).getByRole('button', { name: 'Not yet' }));
    expect(callsTo(MOVE)).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Send out' }));
    await askedFor();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(callsTo(MOVE)).toHaveLength(1));
    expect(callsTo(MOVE)[0]?.body).toEqual(TO);
  });

  it('stay typed while the shop cannot be reached, and an order that was cancelled meanwhile says so', async () => {
    const { user, answer, order } = openRefined('list');
    answer(MOVE, networkError);
    await user.click(await refinedButton());
    const dialog = within(await askedFor());
    await user.keyboard('1Z99{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(/cannot be reached/);
    expect(dialog.getByLabelText('Number (optional)')).toHaveValue('1Z99');
    answer(MOVE, () =>
      problem(409, 'illegal-status', { order: { ...order, status: 'cancelled' } }),
    );
    await user.click(dialog.getByRole('button', { name: 'Send out' }));
    expect(
      await screen.findByText(/BS-10042 has changed in the meantime: Cancelled/),
    ).toBeVisible();
  });

  it('are a link to the page of the carrier, from which nobody comes back', async () => {
    const tracking = { carrier: 'UPS', number: '1Z99', url: 'https://www.ups.com/1Z99' };
    const order = anAdminOrder({ status: 'out-for-delivery', tracking });
    stubDashboard({ 'GET /api/admin/orders/:id': () => order });
    renderApp(`/dashboard/orders/${order._id}`);
    const link = await screen.findByRole('link', { name: /^UPS, 1Z99/ });
    expect(link).toHaveAttribute('href', tracking.url);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('are corrected while it is on its way, with a mail only if it is ticked', async () => {
    const tracking = { carrier: 'UPS', number: '1Z99', url: 'https://www.ups.com/1Z99' };
    let order = anAdminOrder({ status: 'out-for-delivery', tracking });
    const { callsTo } = stubDashboard({
      'GET /api/admin/orders/:id': () => order,
      [CORRECT]: ({ body }) => {
        const given = (body as { tracking: typeof tracking }).tracking;
        order = { ...order, tracking: given, version: order.version + 1 };
        return order;
      },
    });
    const { user } = renderApp(`/dashboard/orders/${order._id}`);
    const open = () => screen.findByRole('button', { name: 'Correct carrier and number' });
    await user.click(await open());
    expect(screen.getByLabelText('Number')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Carrier'), 'DHL');
    await user.clear(screen.getByLabelText('Number'));
    await user.type(screen.getByLabelText('Number'), '00340');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('DHL, 00340')).toBeVisible();
    await user.click(await open());
    await user.selectOptions(screen.getByLabelText('Carrier'), 'Another one');
    const page = screen.getByLabelText("Address of the parcel's page (optional)");
    await user.type(page, 'https://owl.example/7');
    await user.click(screen.getByLabelText('Send the customer a mail with it'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsTo(CORRECT)).toHaveLength(2));
    expect(callsTo(CORRECT).map(({ body }) => body)).toEqual([
      { tracking: { carrier: 'DHL', number: '00340' }, tell: false, version: 0 },
      {
        tracking: { carrier: 'other', number: '00340', url: 'https://owl.example/7' },
        tell: true,
        version: 1,
      },
    ]);
  });

  it('can be entered late', async () => {
    const order = anAdminOrder({ status: 'out-for-delivery' });
    stubDashboard({ 'GET /api/admin/orders/:id': () => order });
    renderApp(`/dashboard/orders/${order._id}`);
    expect(await screen.findByRole('button', { name: 'Enter carrier and number' })).toBeVisible();
  });

  it('stay as they are once it has arrived', async () => {
    const tracking = { carrier: 'DHL', number: '00340' };
    const order = anAdminOrder({ status: 'delivered', tracking });
    stubDashboard({ 'GET /api/admin/orders/:id': () => order });
    renderApp(`/dashboard/orders/${order._id}`);
    expect(await screen.findByText('DHL, 00340')).toBeVisible();
    expect(screen.queryByRole('button', { name: /carrier and number/ })).not.toBeInTheDocument();
  });

  it('go along with several orders, where they are known', async () => {
    const [one, two] = [anAdminOrder({ status: 'packed' }), anAdminOrder({ status: 'packed' })];
    const { callsTo } = stubDashboard({
      'GET /api/admin/orders': () => [one, two],
      [MOVES]: () => ({ moved: [], refused: [] }),
    });
    const { user } = renderApp('/dashboard/orders');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByText('Tracking numbers (optional)'));
    await user.selectOptions(screen.getByLabelText('Carrier'), 'DHL');
    await user.type(screen.getByLabelText(new RegExp(`^${one.number}, `)), '11');
    await user.click(screen.getByRole('button', { name: 'Send out: 2 orders' }));
    await waitFor(() => expect(callsTo(MOVES)).toHaveLength(1));
    expect(callsTo(MOVES)[0]?.body).toEqual({
      moves: [
        { id: one._id, ...TO, tracking: { carrier: 'DHL', number: '11' } },
        { id: two._id, ...TO },
      ],
    });
  });
});
