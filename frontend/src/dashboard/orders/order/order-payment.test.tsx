import type { AdminOrderPayment } from '@book-store/contract/orders/payments/payments.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminOrder } from '../../../testing/an-admin-order.ts';
import { aShop } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem } from '../../../testing/stub-api.ts';

const ID = 'a'.repeat(24);
const REFUND = 'POST /api/admin/orders/:id/refunds';
const at = '2026-11-03T10:00:00.000Z';

const paid = (given: Partial<AdminOrderPayment> = {}): AdminOrderPayment => ({
  method: 'stripe',
  state: 'paid',
  due: 12.5,
  paid: 12.5,
  refunded: 0,
  refundable: 12.5,
  payable: false,
  events: [{ kind: 'paid', at, amount: 12.5, by: { role: 'shop' }, reference: 'pi_1' }],
  ...given,
});

beforeEach(() => signInAdmin());

function open(payment: AdminOrderPayment | undefined, status: 'placed' | 'delivered' = 'placed') {
  const order = anAdminOrder({ _id: ID, number: 'BS-10042', status, payment });
  const api = stubDashboard({ 'GET /api/admin/orders/:id': () => order });
  return { ...api, order, ...renderApp(`/dashboard/orders/${ID}`) };
}
const card = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Payment' })).closest('section') as HTMLElement,
  );

describe('the payment of an order', () => {
  it('is no word about cash, as every shop takes it', async () => {
    open(undefined);
    await screen.findByRole('heading', { name: 'Order BS-10042' });
    expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
    expect(screen.getAllByText(/^Cash to collect/)[0]).toBeVisible();
  });

  it('says what has happened to the money, and that none is collected at the door', async () => {
    open(paid(), 'delivered');
    const payment = await card();
    expect(payment.getByText('Card or wallet, by Stripe')).toBeVisible();
    expect(payment.getByRole('list', { name: 'What happened to the payment' })).toHaveTextContent(
      /Paid \$12\.50.*pi_1/,
    );
    // The delivery slip, which is only printed, says that none is.
    expect(payment.queryByText(/cash/i)).toBeNull();
    expect(screen.queryByText(/^Cash/)).toBeNull();
  });

  it('says of the money for returned books what it was for, in the words of the shop', async () => {
    const refunded = { kind: 'refunded', at, amount: 5, reference: 'Books returned' } as const;
    stubDashboard({
      'GET /api/admin/orders/:id': () =>
        anAdminOrder({ _id: ID, payment: paid({ events: [refunded] }) }),
      'GET /api/shop': () => aShop({ storefront: 'german' }),
    });
    renderApp(`/dashboard/orders/${ID}`);
    const events = await screen.findByRole('list', { name: 'Was mit der Zahlung geschah' });
    expect(events).toHaveTextContent(/Bücher zurückgegeben$/);
  });

  it('gives money back after a question, with the sum that was entered', async () => {
    const { user, answer, callsTo, order } = open(paid());
    const payment = await card();
    expect(payment.queryByLabelText('Give back')).toBeNull();
    await user.click(payment.getByRole('button', { name: 'Give money back' }));
    const amount = payment.getByLabelText('Give back');
    expect(amount).toHaveFocus();
    expect(amount).toHaveValue('12.50');
    await user.clear(amount);
    await user.type(amount, '4');
    await user.type(payment.getByLabelText(/^Reason/), 'A torn page');
    const after = {
      ...order,
      payment: paid({ state: 'partly-refunded', refunded: 4, refundable: 8.5 }),
    };
    answer(REFUND, () => after);
    answer('GET /api/admin/orders/:id', () => after);
    await user.click(payment.getByRole('button', { name: 'Give it back' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Give $4.00 back?');
    await user.click(within(dialog).getByRole('button', { name: 'Give it back' }));
    await screen.findByText('The money is on its way back');
    const state = payment.getByText('Given back in part').closest('p');
    await waitFor(() => expect(state).toHaveFocus());
    const [call] = callsTo(REFUND);
    expect(call?.body).toEqual({ amount: 4, of: 'goodwill', reason: 'A torn page' });
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('asks before a form with something typed is closed, and closes an untouched one at once', async () => {
    const { user } = open(paid());
    const payment = await card();
    const cancel = () => payment.getByRole('button', { name: 'Cancel' });
    const openForm = () => user.click(payment.getByRole('button', { name: 'Give money back' }));
    await openForm();
    await user.click(cancel());
    expect(payment.queryByLabelText(/^Reason/)).toBeNull();

    await openForm();
    await user.type(payment.getByLabelText(/^Reason/), 'A torn page');
    await user.click(cancel());
    const question = () => screen.findByRole('dialog', { name: 'Discard what you have typed?' });
    await user.click(within(await question()).getByRole('button', { name: 'Keep typing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(payment.getByLabelText(/^Reason/)).toHaveValue('A torn page');

    await user.click(cancel());
    await user.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(payment.queryByLabelText(/^Reason/)).toBeNull());
    expect(payment.getByRole('button', { name: 'Give money back' })).toBeVisible();
  });

  it('asks what a refund was for that was made at Stripe itself, and sends no more money', async () => {
    const { user, answer, callsTo, order } = open(
      paid({ state: 'partly-refunded', refunded: 4, refundable: 8.5, refundedAtStripe: 4 }),
    );
    const payment = await card();
    expect(payment.getByText(/^\$4\.00 went back at Stripe itself/)).toBeVisible();
    await user.click(payment.getByRole('button', { name: 'Say what it was for' }));
    const form = within(payment.getByRole('form', { name: 'Say what it was for' }));
    expect(form.getByLabelText('Of what went back')).toHaveValue('4.00');
    await user.selectOptions(form.getByLabelText('For'), 'The Time Machine');
    const after = { ...order, payment: paid({ refunded: 4, refundable: 8.5 }) };
    answer(REFUND, () => after);
    answer('GET /api/admin/orders/:id', () => after);
    await user.click(form.getByRole('button', { name: 'Note it' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/No more money goes back/);
    await user.click(within(dialog).getByRole('button', { name: 'Note it' }));
    await screen.findByText('Noted');
    expect(payment.queryByText(/went back at Stripe itself/)).toBeNull();
    expect(callsTo(REFUND)[0]?.body).toEqual({
      ...{ amount: 4, of: 'book', bookId: order.lines[0]?.bookId },
      madeAtStripe: true,
    });
  });

  it('says at the sum that it is too much', async () => {
    const { user, answer } = open(paid({ method: 'transfer' }));
    const message = 'At most $2.50 can be given back.';
    answer(REFUND, () => problem(409, 'conflict', { fields: [{ path: 'amount', message }] }));
    const payment = await card();
    await user.click(payment.getByRole('button', { name: 'Give money back' }));
    await user.click(payment.getByRole('button', { name: 'Note it' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Note it' }),
    );
    expect(await screen.findByText(message)).toBeVisible();
    expect(payment.getByLabelText('Note as given back')).toHaveAccessibleDescription(/At most \$2/);
  });

  it('shows a refund that Stripe refuses, and asks Stripe how it is', async () => {
    const refunds = [{ _id: 'b'.repeat(24), amount: 4, state: 'failed' as const, at }];
    const { user, answer } = open(paid({ refunds }));
    const payment = await card();
    expect(payment.getByRole('list', { name: 'Refunds' })).toHaveTextContent(
      /\$4\.00: Stripe refused/,
    );
    const sums = { paid: 12.5, refunded: 4, disputed: false };
    answer('POST /api/admin/orders/:id/payment/check', () => ({
      ours: { ...sums, refunded: 0 },
      stripe: { status: 'complete' as const, ...sums },
      same: false,
    }));
    await user.click(payment.getByRole('button', { name: 'Ask Stripe' }));
    await screen.findByText('Taken over from Stripe');
    const foreign = { ...sums, paid: 0, uncounted: '4000 VND' };
    answer('POST /api/admin/orders/:id/payment/check', () => ({
      ours: sums,
      stripe: { status: 'complete' as const, ...foreign },
      same: false,
    }));
    await user.click(payment.getByRole('button', { name: 'Ask Stripe' }));
    await screen.findByText('Stripe has 4000 VND, which the shop does not count');
  });
});
