import type { AdminOrderPayment } from '@book-store/contract/orders/payments/payments.schemas';
import { DESK_COUNT_MAX } from '@book-store/contract/platform/desk/desk-lines';
import type { Storefront } from '@book-store/contract/storefront';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminOrder } from '../../../testing/an-admin-order.ts';
import { aShop } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem } from '../../../testing/stub-api.ts';

const LIST = 'GET /api/admin/payments';
const FILE = 'POST /api/admin/payments/bank-file';
const ROWS = 'POST /api/admin/payments/bank-rows';
const NONE = { waiting: 1, overdue: 0, invoices: 0, owed: 2, unexplained: 0, disputed: 0 };

const transfer = (given: Partial<AdminOrderPayment> = {}): AdminOrderPayment => ({
  method: 'transfer',
  state: 'open',
  due: 12.5,
  paid: 0,
  refunded: 0,
  refundable: 0,
  events: [],
  ...given,
});
const order = anAdminOrder({
  _id: 'a'.repeat(24),
  number: 'BS-10042',
  name: 'Ada Reader',
  status: 'awaiting-payment',
  payment: transfer(),
});

beforeEach(() => signInAdmin());

function open(storefront: Storefront = 'specified') {
  const api = stubDashboard({
    'GET /api/shop': () => aShop({ storefront }),
    [LIST]: () => [order],
    'GET /api/admin/payments/counts': () => NONE,
    'GET /api/admin/payments/comparison': () => ({ orders: 0, differences: [], uncounted: [] }),
  });
  return { ...api, ...renderApp('/dashboard/payments') };
}

const row = (key: string, given: object) => ({
  key,
  line: 2,
  day: '2026-11-03',
  amount: 12.5,
  text: 'BS-10042 thank you',
  kind: 'matches' as const,
  order: { _id: order._id, number: order.number, name: order.name, due: 12.5, paid: 0 },
  ...given,
});
const COUNTED = (key: string) => ({
  key,
  code: 'conflict',
  detailCode: 'bank-row-counted' as const,
  detail: 'This row was counted before.',
});
const aFile = () => new File(['Date,Text,Amount'], 'bank.csv', { type: 'text/csv' });

describe('the payments', () => {
  it('list what waits, and mark an order as paid after a question', async () => {
    const { user, answer, callsTo } = open();
    const list = await screen.findByRole('list', { name: 'Payments' });
    expect(within(list).getByText(/Transfer in advance/)).toBeVisible();
    expect(within(list).getByText('$12.50')).toBeVisible();
    answer('POST /api/admin/orders/:id/payment', () => ({
      ...order,
      status: 'placed',
      payment: transfer({ state: 'paid', paid: 12.5 }),
    }));
    answer(LIST, () => []);
    await user.click(within(list).getByRole('button', { name: 'Mark as paid BS-10042' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as paid' }));
    expect(await screen.findByText('Nothing here.')).toBeVisible();
    expect(callsTo('POST /api/admin/orders/:id/payment')).toHaveLength(1);
  });

  it('say how much there is to do in each list', async () => {
    const { user, answer, callsTo } = open();
    answer('GET /api/admin/payments/counts', () => ({ ...NONE, overdue: DESK_COUNT_MAX }));
    await screen.findByRole('link', { name: /999\+/ });
    await user.click(await screen.findByRole('link', { name: /To give back.*2/ }));
    await screen.findByRole('list', { name: 'Payments' });
    expect(callsTo(LIST).at(-1)?.query.get('show')).toBe('owed');
  });

  it('read the file of a bank, and count only what the owner confirms', async () => {
    const { user, answer, callsTo } = open();
    const [match, wrong, other] = ['k', 'l', 'm'].map((letter) => letter.repeat(43)) as [
      string,
      string,
      string,
    ];
    answer(FILE, () => ({
      rows: [
        row(match, {}),
        row(wrong, { line: 3, kind: 'wrong-sum', amount: 10 }),
        row(other, { line: 4, kind: 'unknown', text: 'Rent', order: undefined }),
      ],
    }));
    answer(ROWS, () => ({ booked: [{ key: match, number: order.number }], refused: [] }));
    await user.upload(await screen.findByLabelText('Choose a CSV file'), aFile());
    const rows = await screen.findByRole('list', { name: 'Rows of the file' });
    expect(within(rows).getByLabelText('Pays this order: BS-10042, Ada Reader')).toBeChecked();
    expect(within(rows).getByLabelText(/^Not the open sum/)).not.toBeChecked();
    expect(within(rows).getByText('open: $12.50')).toBeVisible();
    expect(within(rows).getByText('No order found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark 1 row as paid' }));
    await screen.findByText('1 order marked as paid');
    expect(callsTo(ROWS)[0]?.body).toEqual({
      rows: [{ key: match, order: order._id, amount: 12.5 }],
    });
    // What is not counted yet stays.
    const left = within(screen.getByRole('list', { name: 'Rows of the file' }));
    expect(left.getAllByRole('listitem')).toHaveLength(2);
    expect(left.getByText('No order found')).toBeVisible();
    expect(left.getByRole('checkbox', { name: /^Not the open sum/ })).not.toBeChecked();
  });

  it('assign what no order was found for by hand, and say of another currency what it is', async () => {
    const { user, answer, callsTo } = open();
    const [rent, dollars] = ['k'.repeat(43), 'l'.repeat(43)];
    answer(FILE, () => ({
      rows: [
        row(rent, { kind: 'unknown', text: 'For the books', order: undefined }),
        row(dollars, { kind: 'foreign', money: '10.00 EUR', text: 'BS-10042' }),
      ],
    }));
    answer('GET /api/admin/orders', () => [order]);
    answer(ROWS, () => ({ booked: [{ key: rent, number: order.number }], refused: [] }));
    await user.upload(await screen.findByLabelText('Choose a CSV file'), aFile());
    const rows = await screen.findByRole('list', { name: 'Rows of the file' });
    expect(within(rows).getByText('10.00 EUR')).toBeVisible();
    expect(within(rows).getByText(/^In another currency/)).toBeVisible();
    await user.click(
      within(rows).getByRole('button', { name: 'Assign to an order for For the books' }),
    );
    await user.type(screen.getByLabelText('Find an order that is not paid yet'), 'ada{Enter}');
    await user.click(await screen.findByRole('button', { name: 'BS-10042, Ada Reader, $12.50' }));
    expect(callsTo('GET /api/admin/orders').at(-1)?.query.get('q')).toBe('ada');
    expect(within(rows).getByLabelText('Pays this order: BS-10042, Ada Reader')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Mark 1 row as paid' }));
    await screen.findByText('1 order marked as paid');
    expect(callsTo(ROWS)[0]?.body).toEqual({
      rows: [{ key: rent, order: order._id, amount: 12.5 }],
    });
  });

  it('say what is wrong with a file, and which rows were not counted', async () => {
    const { user, answer } = open();
    const detail = 'No column of this file is named “Amount”, “Credit” or the like.';
    answer(FILE, () => problem(400, 'bad-request', { detail }));
    const choose = await screen.findByLabelText('Choose a CSV file');
    await user.upload(choose, aFile());
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    const key = 'k'.repeat(43);
    answer(FILE, () => ({ rows: [row(key, {})] }));
    answer(ROWS, () => ({
      booked: [],
      refused: [COUNTED(key)],
    }));
    await user.upload(choose, aFile());
    await user.click(await screen.findByRole('button', { name: 'Mark 1 row as paid' }));
    const refused = await screen.findByRole('list', { name: 'Not counted' });
    expect(refused).toHaveTextContent('BS-10042: This row was counted before.');
  });

  it('say in German which rows were not counted', async () => {
    const { user, answer } = open('german');
    const key = 'k'.repeat(43);
    answer(FILE, () => ({ rows: [row(key, {})] }));
    answer(ROWS, () => ({ booked: [], refused: [COUNTED(key)] }));
    await user.upload(await screen.findByLabelText('CSV-Datei wählen'), aFile());
    await user.click(await screen.findByRole('button', { name: '1 Zeile als bezahlt markieren' }));
    expect(await screen.findByRole('list', { name: 'Nicht gezählt' })).toHaveTextContent(
      'BS-10042: Diese Zeile wurde schon gezählt.',
    );
  });

  it('name each difference between Stripe and the shop', async () => {
    const { answer } = open();
    answer('GET /api/admin/payments/comparison', () => ({
      at: '2026-11-03T10:00:00.000Z',
      orders: 7,
      differences: [
        {
          order: order._id,
          number: order.number,
          ours: { paid: 12.5, refunded: 0, disputed: false },
          stripe: { status: 'complete' as const, paid: 12.5, refunded: 5, disputed: true },
        },
      ],
      uncounted: [],
    }));
    renderApp('/dashboard/payments');
    const differences = (await screen.findAllByRole('list', { name: 'Differences' }))[0];
    expect(differences).toHaveTextContent('Here: $12.50 paid, $0.00 given back');
    expect(differences).toHaveTextContent('At Stripe: $12.50 paid, $5.00 given back, disputed');
  });

  it('name the money at Stripe that the shop does not count, and why', async () => {
    const { answer } = open();
    const at = '2026-11-03T10:00:00.000Z';
    const named = { _id: order._id, number: order.number };
    answer('GET /api/admin/payments/comparison', () => ({
      orders: 0,
      differences: [],
      uncounted: [
        { at, why: 'page' as const, reference: 'cs_1', money: '10.00 USD', order: named },
        { at, why: 'money' as const, reference: 'pi_1', money: '4000 VND' },
      ],
    }));
    renderApp('/dashboard/payments');
    const list = (await screen.findAllByRole('list', { name: 'Not counted' }))[0];
    const [first, second] = within(list as HTMLElement).getAllByRole('listitem');
    expect(first).toHaveTextContent('10.00 USD, cs_1');
    expect(first).toHaveTextContent('The payment page was not created by this shop.');
    expect(within(first as HTMLElement).getByRole('link', { name: order.number })).toBeVisible();
    expect(second).toHaveTextContent('4000 VND, pi_1');
    expect(second).toHaveTextContent(
      "The amount is not in the shop's currency, or it is negative.",
    );
  });
});
