import { setShopPlace } from '@book-store/contract/place';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { anOrder, aShop } from '../../testing/builders.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { problem, stubApi } from '../../testing/stub-api.ts';
import GuestOrderPage from './page.tsx';

const VIEW = 'POST /api/guest-orders/view';
const CANCEL = 'POST /api/guest-orders/cancel';
const TOKEN = `${'a'.repeat(32)}.${'b'.repeat(43)}`;
const open = (hash = `#${TOKEN}`) => renderPage(<GuestOrderPage />, { at: `/guest-order${hash}` });
const shop = { 'GET /api/shop': () => aShop() };

afterEach(() => setShopPlace());

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
    expect(await screen.findByText(/has been cancelled/)).toBeVisible();
    expect(callsTo(CANCEL).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
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
