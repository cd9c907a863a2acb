import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
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

it('lets a customer through', () => {
  open(anAuth({ currentUser: aCustomer() }));
  expect(screen.getByText('My orders')).toBeVisible();
});
