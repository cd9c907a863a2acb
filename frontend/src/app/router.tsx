import { useState } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { RequireCustomer } from '../features/account/require-customer.tsx';
import { paths } from '../shared/paths.ts';
import { unloadedDashboard } from './admin/load-dashboard.tsx';
import { page } from './lazy-page.tsx';
import { framedRoutes } from './shop-frame.tsx';

const open: RouteObject[] = [
  {
    path: paths.login.pattern,
    element: page('LoginPage', () => import('../pages/login-page.tsx')),
  },
  {
    path: paths.register.pattern,
    element: page('RegisterPage', () => import('../pages/register-page.tsx')),
  },
  {
    path: paths.forgotPassword.pattern,
    element: page('ForgotPasswordPage', () => import('../pages/forgot-password-page.tsx')),
  },
  {
    path: paths.resetPassword.pattern,
    element: page('ResetPasswordPage', () => import('../pages/reset-password-page.tsx')),
  },
  {
    path: paths.confirmNewsletter.pattern,
    element: page('ConfirmNewsletterPage', () => import('../pages/newsletter-link-pages.tsx')),
  },
  { path: paths.cart.pattern, element: page('CartPage', () => import('../pages/cart-page.tsx')) },
];

const customersOnly: RouteObject[] = [
  {
    path: paths.checkout.pattern,
    element: page('CheckoutPage', () => import('../pages/checkout-page.tsx')),
  },
  {
    path: paths.orders.pattern,
    element: page('OrdersPage', () => import('../pages/orders-page.tsx')),
  },
  {
    path: paths.userDashboard.pattern,
    element: page('UserDashboardPage', () => import('../pages/user-dashboard-page.tsx')),
  },
  {
    path: paths.wishes.pattern,
    element: page('WishesPage', () => import('../pages/wishes-page.tsx')),
  },
  {
    path: paths.account.pattern,
    element: page('AccountPage', () => import('../pages/account-page.tsx')),
  },
];

const framed = (dashboard: RouteObject[]) =>
  framedRoutes({
    outside: dashboard,
    inShop: [...open, { element: <RequireCustomer />, children: customersOnly }],
  });

/** The page of the current address. */
export function AppRoutes() {
  const [routes, setRoutes] = useState(() =>
    framed(unloadedDashboard((dashboard) => setRoutes(framed(dashboard)))),
  );
  return useRoutes(routes);
}
