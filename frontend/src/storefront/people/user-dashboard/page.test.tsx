import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../../testing/render-page.tsx';
import { networkError, type Stubs, stubApi as stub } from '../../../testing/stub-api.ts';
import UserDashboardPage from './page.tsx';

const DETAILS = 'GET /api/account';
const NOTHING = { name: '', phone: '', addresses: [] };
const stubApi = (stubs: Stubs) => stub({ [DETAILS]: () => NOTHING, ...stubs });
const LIST = 'GET /api/orders/email/:email';
const open = (currentUser = aCustomer()) =>
  renderPage(<UserDashboardPage />, { at: '/user-dashboard', auth: anAuth({ currentUser }) });

describe('the customer dashboard', () => {
  it.each([
    ['Ada', 'Welcome, Ada! Here are your recent orders:'],
    [null, 'Welcome, User! Here are your recent orders:'],
  ])('greets %s', async (name, greeting) => {
    stubApi({ [LIST]: () => [] });
    open(aCustomer({ name }));
    expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
    await screen.findByText('You have no recent orders.');
  });

  it('lists number, id, date, total, titles and product ids of each order', async () => {
    const order = anOrder({ createdAt: '2026-11-19T12:00:00.000Z', totalPrice: 30 });
    stubApi({ [LIST]: () => [order] });
    open();
    const list = await screen.findByRole('list', { name: 'Recent orders' });
    expect(within(list).getByText(order._id)).toBeVisible();
    expect(within(list).getByText('Nov 19, 2026')).toBeVisible();
    expect(within(list).getByText('$30.00')).toBeVisible();
    expect(within(list).getByText(order.number)).toBeVisible();
    const [id = ''] = order.productIds;
    const link = within(list).getByRole('link', { name: `The Time Machine ${id}` });
    expect(link).toHaveAttribute('href', `/books/${id}`);
  });

  it('says what to do, and nothing untrue, while the shop is away', async () => {
    stubApi({ [LIST]: networkError, [DETAILS]: networkError });
    open();
    const advice = 'The shop cannot be reached. Check your connection and try again.';
    await waitFor(() => expect(screen.getAllByText(advice)).toHaveLength(2));
    expect(screen.queryByText('None yet.')).toBeNull();
  });

  it('greets by the name that the account keeps, and shows its addresses', async () => {
    const { address } = anOrder();
    stubApi({
      [LIST]: () => [],
      [DETAILS]: () => ({ name: 'Ada King', phone: '', addresses: [address] }),
    });
    open(aCustomer({ name: 'Ada' }));
    expect(await screen.findByRole('heading', { name: /^Welcome, Ada King!/ })).toBeVisible();
    const addresses = within(screen.getByRole('region', { name: 'Saved addresses' }));
    expect(addresses.getByText(/Inkwell Lane 7, Springfield, Hesse 01234, Germany/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your wish list' })).toHaveAttribute(
      'href',
      '/wishes',
    );
  });
});
