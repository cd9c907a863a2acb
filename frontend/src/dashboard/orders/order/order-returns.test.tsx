import type { AdminOrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminOrder, anAdminPayment } from '../../../testing/an-admin-order.ts';
import { aShop } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem } from '../../../testing/stub-api.ts';

const ID = 'a'.repeat(24);
const BOOK = 'c'.repeat(24);
const RETURN = 'b'.repeat(24);
const at = '2026-11-20T10:00:00.000Z';
const MOVE = 'POST /api/admin/orders/:id/returns/:returnId';
const OPEN = 'POST /api/admin/orders/:id/returns';

const aReturn = (given: Partial<AdminOrderReturn> = {}): AdminOrderReturn => ({
  _id: RETURN,
  state: 'asked',
  at,
  lines: [{ bookId: BOOK, quantity: 1 }],
  reason: 'damaged',
  note: 'A page is missing.',
  proposed: 12.5,
  refundable: 25,
  events: [{ state: 'asked', at, by: { role: 'customer' } }],
  ...given,
});

beforeEach(() => signInAdmin());

function open(returns: AdminOrderReturn[], status: 'placed' | 'delivered' = 'delivered') {
  const line = { bookId: BOOK, title: 'Emma', coverImage: 'book-1.webp', price: 12.5, quantity: 2 };
  const order = anAdminOrder({ _id: ID, number: 'BS-10042', status, lines: [line], returns });
  const api = stubDashboard({
    'GET /api/admin/orders/:id': () => order,
    'GET /api/shop': () => aShop({ name: 'Books Ltd', address: '1 Quiet Lane' }),
  });
  return { ...api, order, ...renderApp(`/dashboard/orders/${ID}`) };
}
const card = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Returns' })).closest('section') as HTMLElement,
  );

describe('the returns of an order', () => {
  it('take no room before the delivery', async () => {
    open([], 'placed');
    await screen.findByRole('heading', { name: 'Order BS-10042' });
    expect(screen.queryByRole('heading', { name: 'Returns' })).toBeNull();
  });

  it('say what comes back and why, and are agreed to with the address of the shop', async () => {
    const { user, answer, callsTo, order } = open([aReturn()]);
    const returns = await card();
    expect(returns.getByText('Arrived damaged: A page is missing.')).toBeVisible();
    const where = await returns.findByDisplayValue(/Books Ltd/);
    expect(where).toHaveValue('Books Ltd\n1 Quiet Lane');
    await user.type(where, ', Leeds');
    answer(`${MOVE}/agree`, () => order);
    await user.click(returns.getByRole('button', { name: 'Agree' }));
    expect(await screen.findByText('Agreed; the customer gets a mail')).toBeInTheDocument();
    expect(callsTo(`${MOVE}/agree`)[0]?.body).toEqual({
      instructions: 'Books Ltd\n1 Quiet Lane, Leeds',
    });
  });

  it('are refused with a reason', async () => {
    const { user, answer, callsTo, order } = open([aReturn()]);
    const returns = await card();
    await user.click(returns.getByRole('button', { name: 'Refuse' }));
    await user.click(returns.getByRole('button', { name: 'Refuse the return' }));
    expect(returns.getByText('Please say why; the customer reads it.')).toBeVisible();
    await user.type(returns.getByLabelText('Why not'), 'It is torn.');
    answer(`${MOVE}/refuse`, () => order);
    await user.click(returns.getByRole('button', { name: 'Refuse the return' }));
    expect(await screen.findByText('Refused; the customer gets a mail')).toBeInTheDocument();
    expect(callsTo(`${MOVE}/refuse`)[0]?.body).toEqual({ refusal: 'It is torn.' });
  });

  it('are received with the state of the copies, and how many go on the shelf', async () => {
    const { user, answer, callsTo, order } = open([aReturn({ state: 'on-its-way' })]);
    const returns = await card();
    await user.selectOptions(returns.getByLabelText('State'), 'Damaged');
    expect(returns.queryByLabelText('On the shelf')).toBeNull();
    expect(returns.getByText('Does not go back on the shelf.')).toBeVisible();
    await user.selectOptions(returns.getByLabelText('State'), 'Used');
    expect(returns.getByLabelText('On the shelf')).toHaveValue(1);
    await user.selectOptions(returns.getByLabelText('State'), 'Damaged');
    answer(`${MOVE}/receive`, () => order);
    await user.click(returns.getByRole('button', { name: 'Mark as received' }));
    expect(await screen.findByText('The return is received')).toBeInTheDocument();
    expect(callsTo(`${MOVE}/receive`)[0]?.body).toEqual({
      lines: [{ bookId: BOOK, condition: 'damaged', shelved: 0 }],
    });
  });

  it('are refunded with what the books cost, or another sum, after a question', async () => {
    const lines = [{ bookId: BOOK, quantity: 1, condition: 'used', shelved: 0 } as const];
    const { user, answer, callsTo, order } = open([aReturn({ state: 'received', lines })]);
    const returns = await card();
    const amount = returns.getByLabelText('Give back');
    expect(amount).toHaveValue('12.50');
    await user.clear(amount);
    await user.type(amount, '10');
    answer(`${MOVE}/refund`, () => order);
    await user.click(returns.getByRole('button', { name: 'Refund' }));
    await user.click(await screen.findByRole('button', { name: 'Give it back' }));
    expect(await screen.findByText('Noted')).toBeInTheDocument();
    expect(callsTo(`${MOVE}/refund`)[0]?.body).toEqual({ amount: 10 });
  });

  it('are no word of money on its way if Stripe refuses the refund', async () => {
    const { user, answer, order } = open([aReturn({ state: 'received' })]);
    const refund = { _id: 'd'.repeat(24), amount: 12.5, state: 'failed' as const, at };
    const payment = anAdminPayment({ method: 'stripe', state: 'paid', paid: 12.5 });
    const after = {
      ...order,
      returns: [aReturn({ state: 'refunded', amount: 12.5 })],
      payment: { ...payment, refunds: [refund] },
    };
    const returns = await card();
    answer(`${MOVE}/refund`, () => after);
    answer('GET /api/admin/orders/:id', () => after);
    await user.click(returns.getByRole('button', { name: 'Refund' }));
    await user.click(await screen.findByRole('button', { name: 'Give it back' }));
    expect(await screen.findByText(/Stripe refused this refund/)).toBeVisible();
    expect(screen.queryByText('Noted')).toBeNull();
  });

  it('can no longer be refused once copies are back on the shelf', async () => {
    const lines = [{ bookId: BOOK, quantity: 1, condition: 'as-new', shelved: 1 } as const];
    open([aReturn({ state: 'received', lines })]);
    const returns = await card();
    expect(returns.getByText('As new, 1 back on the shelf')).toBeVisible();
    expect(returns.queryByRole('button', { name: 'Refuse' })).toBeNull();
  });

  it('say if somebody else was quicker', async () => {
    const { user, answer } = open([aReturn()]);
    const returns = await card();
    const detail = 'This return is now refused.';
    answer(`${MOVE}/agree`, () => problem(409, 'conflict', { detail }));
    await returns.findByDisplayValue(/Books Ltd/);
    await user.click(returns.getByRole('button', { name: 'Agree' }));
    expect(await returns.findByText(detail)).toBeVisible();
  });

  it('can be opened for copies that are left', async () => {
    const { user, answer, callsTo, order } = open([aReturn()]);
    const returns = await card();
    await user.click(returns.getByRole('button', { name: 'Open a return' }));
    const form = within(returns.getByRole('form', { name: 'Open a return' }));
    expect(form.getByLabelText('Copies of Emma')).toHaveAttribute('max', '1');
    await user.click(form.getByRole('checkbox', { name: 'Write to the customer' }));
    answer(OPEN, () => order);
    await user.click(form.getByRole('button', { name: 'Open the return' }));
    expect(await screen.findByText('The return is open')).toBeInTheDocument();
    expect(callsTo(OPEN)[0]?.body).toEqual({
      lines: [{ bookId: BOOK, quantity: 1 }],
      reason: 'no-longer-wanted',
      instructions: 'Books Ltd\n1 Quiet Lane',
      tell: false,
    });
  });
});

describe('the list of returns', () => {
  it('shows those in a state, with their orders', async () => {
    const order = anAdminOrder({ number: 'BS-10042', name: 'Ada', returns: [] });
    const [line] = order.lines;
    const lines = [{ bookId: line?.bookId ?? '', quantity: 1 }];
    const waiting = { ...order, returns: [aReturn({ lines }), aReturn({ state: 'refused' })] };
    stubDashboard({ 'GET /api/admin/returns': () => [waiting] });
    renderApp('/dashboard/returns');
    const list = await screen.findByRole('list', { name: 'Returns' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent('BS-10042 AdaThe Time MachineArrived damaged');
    expect(rows[0]).toHaveTextContent('$12.50');
  });

  it('is one press from the orders while something waits', async () => {
    stubDashboard({
      'GET /api/admin/returns/counts': () => ({ asked: 2, 'on-its-way': 1, received: 0 }),
    });
    renderApp('/dashboard/orders');
    expect(await screen.findByRole('link', { name: 'Returns (3)' })).toHaveAttribute(
      'href',
      '/dashboard/returns',
    );
  });
});
