import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { aCustomer, anAuth } from '../../testing/render-page.tsx';
import { type Auth, AuthContext } from './auth-context.ts';
import { RequireCustomer } from './require-customer.tsx';

function Login() {
  return <p>Login for {useLocation().state?.from}</p>;
}

const open = (auth: Auth) =>
  render(
    <AuthContext value={auth}>
      <MemoryRouter initialEntries={['/orders?page=2#last']}>
        <Routes>
          <Route element={<RequireCustomer />}>
            <Route path="/orders" element={<p>My orders</p>} />
          </Route>
          <Route path="/login" element={<Login />} />
        </Routes>
      </MemoryRouter>
    </AuthContext>,
  );

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
