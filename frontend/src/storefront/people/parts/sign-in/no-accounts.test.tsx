import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aShop } from '../../../../testing/builders.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { stubApi } from '../../../../testing/stub-api.ts';
import ForgotPasswordPage from '../../forgot-password/page.tsx';
import LoginPage from '../../login/page.tsx';
import RegisterPage from '../../register/page.tsx';
import ResetPasswordPage from '../../reset-password/page.tsx';

it.each([
  ['/login', <LoginPage key="login" />],
  ['/register', <RegisterPage key="register" />],
  ['/forgot-password', <ForgotPasswordPage key="forgot" />],
  ['/reset-password', <ResetPasswordPage key="reset" />],
])('%s says that a shop has no accounts', async (at, page) => {
  stubApi({ 'GET /api/shop': () => aShop({ guestOrders: true, accounts: false }) });
  renderPage(page, { at });
  expect(await screen.findByText(/no customer accounts/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
