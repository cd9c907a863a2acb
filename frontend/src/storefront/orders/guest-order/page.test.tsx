import { setShopPlace } from '@book-store/contract/place';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anOrder, aShop } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { leaveToPay } from '../parts/payment/leave-to-pay.ts';
import GuestOrderPage from './page.tsx';

const VIEW = 'POST /api/guest-orders/view';
const CANCEL = 'POST /api/guest-orders/cancel';
const TOKEN = `${'a'.repeat(32)}.${'b'.repeat(43)}`;
const open = (hash = `#${TOKEN}`) => renderPage(<GuestOrderPage />, { at: `/guest-order${hash}` });
const shop = { 'GET /api/shop': () => aShop() };

afterEach(() => {
  setShopPlace();
  vi.useRealTimers();
});

describe('the page behind the link of a guest', () => {
  it('shows the order, and cancels it', async () => {
    const order = anOrder({ cancellable: true });
    const { callsTo, answer } = stubApi({
      ...shop,
      [VIEW]: () => order,
      [CANCEL]: () => ({ ...order, status: 'cancelled', cancellable: false }),
    });
    const { user } = open();
    expect(await screen.findByRole('heading', { name: `Order ${order.number}` })).toBeVisible();
    expect(callsTo(VIEW).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
    answer(VIEW, () => ({ ...order, status: 'cancelled', cancellable: false }));
    await user.click(screen.getByRole('button', { name: 'Cancel this order' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel the order' }));
    const said = await screen.findByText(/has been cancelled/);
    expect(said).toBeVisible();
    // The pressed button has gone.
    await waitFor(() => expect(said.closest('[role=status]')).toHaveFocus());
    expect(callsTo(CANCEL).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  });

  it('offers an account with the address of the order, unless the shop has none', async () => {
    const order = anOrder({ email: 'ada@example.com' });
    const { answer } = stubApi({ ...shop, [VIEW]: () => order });
    open();
    expect(await screen.findByText(/confirm ada@example\.com by our mail/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register',
    );
    cleanup();
    answer('GET /api/shop', () => aShop({ accounts: false }));
    open();
    await screen.findByRole('heading', { name: `Order ${order.number}` });
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });

  it('leads to the texts as they were when it was placed', async () => {
    const texts = [
      { page: 'terms' as const, version: 'a'.repeat(64) },
      { page: 'withdrawal' as const, version: 'b'.repeat(64) },
    ];
    stubApi({ ...shop, [VIEW]: () => anOrder({ texts }) });
    open();
    expect(await screen.findByText('As it was when ordered:')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Right of withdrawal/ })).toHaveAttribute(
      'href',
      `/texts/${'b'.repeat(64)}`,
    );
  });

  it.each([404, 400])('says what to do about a link that works no more (%i)', async (status) => {
    const refusal = () => problem(status, status === 404 ? 'not-found' : 'bad-request');
    stubApi({ ...shop, [VIEW]: refusal });
    open();
    expect(await screen.findByText(/This link shows no order/)).toBeVisible();
  });

  it('asks for no order without a token', async () => {
    const { callsTo } = stubApi({ ...shop, [VIEW]: () => anOrder() });
    open('');
    expect(await screen.findByText(/This link shows no order/)).toBeVisible();
    expect(callsTo(VIEW)).toEqual([]);
  });

  it('asks for the order again until its payment is confirmed, and no more then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const payment = { method: 'stripe', due: 12.5, paid: 0, refunded: 0, payable: true } as const;
    const order = anOrder({
      status: 'awaiting-payment',
      payment: { ...payment, state: 'pending' },
    });
    const { answer, callsTo } = stubApi({ ...shop, [VIEW]: () => order });
    open(`?paid=${order._id}#${TOKEN}`);
    expect(await screen.findByText(/^We are waiting for the confirmation/)).toBeVisible();
    const paid = { ...payment, state: 'paid', paid: 12.5, payable: false } as const;
    answer(VIEW, () => ({ ...order, status: 'placed', payment: paid }));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await screen.findByText(/\$12\.50 paid/)).toBeVisible();
    const asked = callsTo(VIEW).length;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(callsTo(VIEW)).toHaveLength(asked);
  });

  it.each(['paid', 'left'])('finds the order again that this tab has %s to pay', async (how) => {
    vi.spyOn(window.location, 'assign').mockReturnValue();
    const order = anOrder();
    leaveToPay('https://pay.example', { id: order._id, token: TOKEN });
    const { callsTo } = stubApi({ ...shop, [VIEW]: () => order });
    open(`?${how}=${order._id}`);
    expect(await screen.findByRole('heading', { name: `Order ${order.number}` })).toBeVisible();
    expect(callsTo(VIEW).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  });

  it('finds no order of which only the id is known', async () => {
    vi.spyOn(window.location, 'assign').mockReturnValue();
    leaveToPay('https://pay.example', { id: 'c'.repeat(24), token: TOKEN });
    stubApi(shop);
    open(`?paid=${'d'.repeat(24)}`);
    expect(await screen.findByText(/This link shows no order/)).toBeVisible();
  });

  it('leads to the withdrawal in a shop in the EU', async () => {
    setShopPlace({ country: 'FR', currency: 'EUR', locale: 'en-GB' });
    const order = anOrder();
    stubApi({ ...shop, [VIEW]: () => order });
    open();
    expect(await screen.findByRole('link', { name: 'Withdraw from the contract' })).toHaveAttribute(
      'href',
      `/withdraw?order=${order.number}`,
    );
  });
});
