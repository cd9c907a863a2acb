import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { inGerman } from '../../../../app/german-texts.ts';
import { setShopWording } from '../../../../lib/wording/storefront-texts.ts';
import { anOrder, aShop } from '../../../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../../../testing/render-page.tsx';
import { networkError, paged, problem, stubApi } from '../../../../testing/stub-api.ts';
import GuestOrderPage from '../../guest-order/page.tsx';
import OrdersPage from '../../orders/page.tsx';

const VIEW = 'POST /api/guest-orders/view';
const CONFIRM = 'POST /api/guest-orders/confirm';
const TOKEN = `${'a'.repeat(32)}.${'b'.repeat(43)}`;
const UNTIL = '2026-11-27T15:30:00.000Z';

const waiting = (more: object = {}) =>
  anOrder({ status: 'unconfirmed', cancellable: true, hold: { until: UNTIL }, ...more });

function openLink(order = waiting({ confirmable: true }), contact = {}) {
  const api = stubApi({ 'GET /api/shop': () => aShop(contact), [VIEW]: () => order });
  return { ...api, ...renderPage(<GuestOrderPage />, { at: `/guest-order#${TOKEN}` }), order };
}
const card = (name = 'Please confirm your order') => screen.findByRole('region', { name });

afterEach(() => setShopWording());

describe('an order that waits for its customer', () => {
  it('is confirmed by a press behind the mailed link, and never by opening it', async () => {
    const { user, answer, callsTo, order } = openLink();
    expect(await card()).toHaveTextContent(/confirm it by .*27.*Until then we hold the books/);
    expect(callsTo(CONFIRM)).toEqual([]);
    const placed = { ...order, status: 'placed', hold: undefined, confirmable: undefined } as const;
    answer(CONFIRM, () => placed);
    answer(VIEW, () => placed);
    await user.click(screen.getByRole('button', { name: 'Confirm the order' }));
    expect(await screen.findByText('Thank you, your order is confirmed.')).toBeVisible();
    expect(callsTo(CONFIRM).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
    expect(screen.queryByRole('region', { name: 'Please confirm your order' })).toBeNull();
  });

  it('says right after the order where the link is, and has no papers yet', async () => {
    const { order } = openLink(waiting());
    expect(await card()).toHaveTextContent(`We have sent an email to ${order.email}.`);
    expect(await card()).not.toHaveTextContent('contact us');
    expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print receipt' })).toBeNull();
  });

  it('can be confirmed by a shop that can be reached, which says so', async () => {
    openLink(waiting(), { phone: '0123 456' });
    expect(await card()).toHaveTextContent('Or contact us: we can confirm the order, too.');
  });

  it('can still be confirmed when its time is over, and says what is sold by then', async () => {
    const lapsed = waiting({ hold: { lapsedAt: UNTIL }, confirmable: true });
    const { user, answer } = openLink(lapsed);
    expect(await card()).toHaveTextContent('The time to confirm it has run out');
    const books = [{ bookId: lapsed._id, title: 'Emma', left: 0 }];
    answer(CONFIRM, () => problem(409, 'out-of-stock', { books, bookIds: [lapsed._id] }));
    await user.click(screen.getByRole('button', { name: 'Confirm the order' }));
    expect(await screen.findByText(/Sold out in the meantime: Emma\./)).toBeVisible();
    answer(CONFIRM, networkError);
    await user.click(screen.getByRole('button', { name: 'Confirm the order' }));
    expect(await screen.findByText(/cannot be reached|connection/i)).toBeVisible();
  });

  it('has its button among the orders of an account that has verified its address', async () => {
    const order = waiting({ confirmable: true });
    const press = 'POST /api/orders/:id/confirm';
    const { callsTo } = stubApi({
      'GET /api/shop': () => aShop(),
      'GET /api/orders/email/:email': paged([order]),
      [press]: () => ({ ...order, status: 'placed' }),
    });
    const { user } = renderPage(<OrdersPage />, { auth: anAuth({ currentUser: aCustomer() }) });
    await user.click(await screen.findByRole('button', { name: 'Confirm the order' }));
    expect(callsTo(press).map(({ body }) => body)).toEqual([{}]);
  });

  it('is asked for in German', async () => {
    setShopWording(inGerman);
    openLink();
    expect(await card('Bitte bestätigen Sie Ihre Bestellung')).toHaveTextContent(
      /Bitte bestätigen Sie sie bis .* Uhr\. So lange halten wir die Bücher/,
    );
    expect(screen.getByRole('button', { name: 'Bestellung bestätigen' })).toBeVisible();
  });
});
