import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminOrder } from '../../../testing/an-admin-order.ts';
import { aShop } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';

const ERASE = 'DELETE /api/admin/customers/:id';
const END_LINKS = 'POST /api/admin/orders/:id/end-links';
const STOREFRONT = 'PUT /api/admin/shop/storefront';
const GUEST = {
  id: 'guest:abc',
  name: 'Gus Guest',
  email: 'gus@example.com',
  phone: '+15550100',
  orders: 1,
  sum: 1000,
  lastOrderAt: '2026-11-19T09:30:00.000Z',
  guest: true,
};
const order = anAdminOrder({ guest: true, guestLink: true, customerId: GUEST.id });

beforeEach(() => signInAdmin());

describe('a guest', () => {
  it('is marked among the customers and among the orders', async () => {
    stubDashboard({
      'GET /api/admin/customers': () => ({ customers: [GUEST], beingCounted: false }),
      'GET /api/admin/orders': () => [order],
    });
    const { user } = renderApp('/dashboard/customers');
    expect(await screen.findByRole('row', { name: /Gus Guest Guest/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    expect(await screen.findByRole('link', { name: order.number })).toBeVisible();
    expect(screen.getByText('Guest')).toBeVisible();
  });

  it('is erased after asking', async () => {
    const { callsTo } = stubDashboard({
      'GET /api/admin/customers': () => ({ customers: [], beingCounted: false }),
      'GET /api/admin/customers/:id': () => GUEST,
      'GET /api/admin/customers/:id/orders': () => [order],
      [ERASE]: () => ({ erased: true }),
    });
    const { user, address } = renderApp('/dashboard/customers/guest%3Aabc');
    await user.click(await screen.findByRole('button', { name: 'Erase their data' }));
    expect(await screen.findByText('Erase the data of Gus Guest?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Erase' }));
    await expect.poll(address).toBe('/dashboard/customers');
    expect(callsTo(ERASE)).toHaveLength(1);
  });

  it('has links in mails, which the owner ends after asking', async () => {
    const { callsTo } = stubDashboard({
      'GET /api/admin/orders/:id': () => order,
      [END_LINKS]: () => order,
    });
    const { user } = renderApp(`/dashboard/orders/${order._id}`);
    await user.click(await screen.findByRole('button', { name: 'End the links in mails' }));
    await user.click(await screen.findByRole('button', { name: 'End links' }));
    expect(await screen.findByText('The links no longer work')).toBeInTheDocument();
    expect(callsTo(END_LINKS)).toHaveLength(1);
  });

  it('cannot erase an account of somebody else: those have no button', async () => {
    const { guest: _guest, ...customer } = GUEST;
    stubDashboard({
      'GET /api/admin/customers/:id': () => customer,
      'GET /api/admin/customers/:id/orders': () => [],
    });
    renderApp('/dashboard/customers/ada');
    expect(await screen.findByText('gus@example.com')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erase their data' })).toBeNull();
  });

  it('may order once the owner allows it', async () => {
    const { callsTo } = stubDashboard({
      [STOREFRONT]: () => aShop({ guestOrders: true }),
    });
    const { user } = renderApp('/dashboard/settings');
    await user.click(
      await screen.findByRole('checkbox', { name: 'Customers can order without an account' }),
    );
    await user.click(screen.getByRole('button', { name: 'Save storefront' }));
    await expect.poll(() => callsTo(STOREFRONT)).toHaveLength(1);
    expect(callsTo(STOREFRONT)[0]?.body).toMatchObject({ guestOrders: true });
  });

  it('is everybody where the shop has no sign-in', async () => {
    stubDashboard({ 'GET /api/shop': () => aShop({ guestOrders: true, accounts: false }) });
    renderApp('/dashboard/settings');
    expect(await screen.findByText(/SIGN_IN=off/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /without an account/ })).toBeNull();
  });
});
