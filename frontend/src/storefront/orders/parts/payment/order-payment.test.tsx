import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { setShopPlace } from '@book-store/contract/place';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anOrder, aShop } from '../../../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../../testing/stub-api.ts';
import OrdersPage from '../../orders/page.tsx';
import { TransferCode } from './qr-code.tsx';

const LIST = 'GET /api/orders/email/:email';
const OPEN = 'POST /api/orders/:id/checkout';
/** The order that the customer has come back from paying. */
const PAID = 'a'.repeat(24);
type Payment = NonNullable<OrderView['payment']>;
const account = { name: 'The Book Store', iban: 'DE89370400440532013000' };
const payment = (given: Partial<Payment>): Payment => ({
  method: 'transfer',
  state: 'open',
  due: 12.5,
  paid: 0,
  refunded: 0,
  account,
  ...given,
});

afterEach(() => {
  setShopPlace();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(order: Partial<OrderView>, at = '/orders') {
  const mine = anOrder(order);
  const api = stubApi({
    [LIST]: () => [mine],
    'GET /api/shop': () => aShop(),
  });
  const auth = anAuth({ currentUser: aCustomer() });
  return { ...api, ...renderPage(<OrdersPage />, { at, auth }) };
}
const part = async () => within(await screen.findByRole('region', { name: 'Payment' }));

describe('the payment of an order', () => {
  it('is no word about cash without a fee', async () => {
    open({});
    await screen.findByRole('article');
    expect(screen.queryByRole('region', { name: 'Payment' })).toBeNull();
  });

  it.each([
    ['transfer', 'awaiting-payment', 'Please transfer $12.50 to this account:'],
    ['invoice', 'placed', 'Please transfer $12.50 to this account once you have the books:'],
  ] as const)('by %s says when to transfer it', async (method, status, said) => {
    open({ status, payment: payment({ method }) });
    expect((await part()).getByText(said)).toBeVisible();
  });

  it('says where to transfer how much, with a code for euros', async () => {
    setShopPlace({ currency: 'EUR', locale: 'en-IE' });
    open({ number: 'BS-10042', status: 'awaiting-payment', payment: payment({}) });
    const shown = await part();
    expect(shown.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
    expect(shown.getByText('BS-10042')).toBeVisible();
    const code = await shown.findByRole('img', { name: 'Code for your banking app' });
    const lines = ['BCD', '002', '1', 'SCT', '', account.name, account.iban, 'EUR12.50'];
    const text = [...lines, '', '', 'BS-10042', ''].join('\n');
    const expected = render(<TransferCode text={text} label="Expected" caption="" />);
    expect(code.innerHTML).toBe(expected.getByRole('img', { name: 'Expected' }).innerHTML);
  });

  it('has no code in other currencies, and no account once it is paid', async () => {
    open({ status: 'placed', payment: payment({ state: 'paid', paid: 12.5 }) });
    const shown = await part();
    expect(shown.getByText(/Transfer in advance, \$12\.50 paid/)).toBeVisible();
    expect(shown.queryByText(/DE89/)).toBeNull();
  });

  it('leads to Stripe, and says why it does not', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const toPay = payment({ method: 'stripe', account: undefined, payable: true });
    const { user, answer } = open({ status: 'awaiting-payment', payment: toPay });
    answer(OPEN, () => problem(503, 'unavailable', { detail: 'Paying online does not work.' }));
    const button = (await part()).getByRole('button', { name: 'Pay now' });
    await user.click(button);
    expect(await screen.findByText('Paying online does not work.')).toBeVisible();
    answer(OPEN, () => ({ url: 'https://checkout.stripe.example/pay' }));
    await user.click(button);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://checkout.stripe.example/pay'));
  });

  it('says until when an order waits for its customer to pay at Stripe', async () => {
    const payUntil = new Date(2026, 10, 25, 23, 40).toISOString();
    const toPay = payment({ method: 'stripe', account: undefined, payable: true, payUntil });
    open({ status: 'awaiting-payment', payment: toPay });
    expect((await part()).getByText(/^Please pay by 11:40\sPM\. After that/)).toBeVisible();
  });

  it('waits for the confirmation after the customer has come back from Stripe', async () => {
    const pending = payment({ method: 'stripe', state: 'pending', payable: true });
    open({ _id: PAID, status: 'awaiting-payment', payment: pending }, `/orders?paid=${PAID}`);
    const shown = await part();
    expect(shown.getByText(/^We are waiting for the confirmation/)).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('is asked for again until it is confirmed, and no more then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pending = payment({ method: 'stripe', state: 'pending', payable: true });
    const { answer, callsTo } = open(
      { _id: PAID, status: 'awaiting-payment', payment: pending },
      `/orders?paid=${PAID}`,
    );
    await part();
    expect(callsTo(LIST)).toHaveLength(1);
    const paid = payment({ method: 'stripe', state: 'paid', paid: 12.5, payable: false });
    answer(LIST, () => [anOrder({ _id: PAID, status: 'placed', payment: paid })]);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText(/\$12\.50 paid/)).toBeVisible();
    const asked = callsTo(LIST).length;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(callsTo(LIST)).toHaveLength(asked);
  });

  it.each([
    ['that takes days', { state: 'pending', payable: false }, `/orders?paid=${PAID}`],
    ['of another order', { state: 'pending', payable: true }, `/orders?paid=${'b'.repeat(24)}`],
    ['that nobody has come back from', { state: 'pending', payable: true }, '/orders'],
  ] as const)('%s is not asked for again', async (_which, given, at) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const order = {
      _id: PAID,
      status: 'awaiting-payment',
      payment: payment({ method: 'stripe', ...given }),
    };
    const { callsTo } = open(order as Partial<OrderView>, at);
    await part();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(callsTo(LIST)).toHaveLength(1);
  });

  it('of a cancelled order comes back', async () => {
    const back = payment({ method: 'stripe', state: 'refunded', paid: 12.5, refunded: 12.5 });
    open({ status: 'cancelled', payment: back });
    expect(await screen.findByText('You get back what you have paid.')).toBeVisible();
    expect((await part()).getByText(/\$12\.50 given back/)).toBeVisible();
  });
});
