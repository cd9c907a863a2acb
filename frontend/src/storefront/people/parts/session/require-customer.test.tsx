import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { aShop } from '../../../../testing/builders.ts';
import { makeStore } from '../../../../testing/make-store.ts';
import { aCustomer, anAuth } from '../../../../testing/render-page.tsx';
import { stubApi } from '../../../../testing/stub-api.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import { RequireCustomer } from './require-customer.tsx';

function Login() {
  return <p>Login for {useLocation().state?.from}</p>;
}

function open(auth: Auth, { at = '/orders?page=2#last', shop = {} } = {}) {
  stubApi({ 'GET /api/shop': () => aShop(shop) });
  return render(
    <Provider store={makeStore()}>
      <AuthContext value={auth}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route element={<RequireCustomer />}>
              <Route path="/orders" element={<p>My orders</p>} />
              <Route path="/checkout" element={<p>My checkout</p>} />
            </Route>
            <Route path="/login" element={<Login />} />
          </Routes>
        </MemoryRouter>
      </AuthContext>
    </Provider>,
  );
}

it('shows a spinner while the current user is unknown', () => {
  open(anAuth({ loading: true }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.$/);
});

it('redirects a visitor to the login, which remembers the requested page', () => {
  open(anAuth());
  expect(screen.getByText('Login for /orders?page=2#last')).toBeVisible();
});

it('says that the shop is away instead of sending a customer to the login, and tries again', async () => {
  const retry = vi.fn();
  open(anAuth({ away: true, retry }));
  expect(screen.getByRole('alert')).toHaveTextContent('The shop cannot be reached');
  expect(screen.queryByText(/Login/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('lets a customer through', () => {
  open(anAuth({ currentUser: aCustomer() }));
  expect(screen.getByText('My orders')).toBeVisible();
});

it('lets a guest through to the checkout where the shop takes their orders', async () => {
  open(anAuth(), { at: '/checkout', shop: { guestOrders: true } });
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.$/);
  expect(await screen.findByText('My checkout')).toBeVisible();
});

it('sends a visitor from the checkout to the login where it does not', async () => {
  open(anAuth(), { at: '/checkout' });
  expect(await screen.findByText('Login for /checkout')).toBeVisible();
});

it('lets a guest through to the checkout of a shop without accounts, whatever a browser has kept', async () => {
  const shop = { guestOrders: true, accounts: false as const };
  open(anAuth({ away: true }), { at: '/checkout', shop });
  expect(await screen.findByText('My checkout')).toBeVisible();
});
