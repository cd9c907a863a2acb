import { useState } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { RequireCustomer } from '../shop/sign-in/require-customer.tsx';
import { page } from './lazy-page.tsx';
import { unloadedDashboard } from './load-dashboard.tsx';
import { framedRoutes } from './shop-frame.tsx';

const open: RouteObject[] = [
  {
    path: paths.login.pattern,
    element: page('LoginPage', () => import('../shop/login/page.tsx')),
  },
  {
    path: paths.register.pattern,
    element: page('RegisterPage', () => import('../shop/register/page.tsx')),
  },
  {
    path: paths.forgotPassword.pattern,
    element: page('ForgotPasswordPage', () => import('../shop/forgot-password/page.tsx')),
  },
  {
    path: paths.resetPassword.pattern,
    element: page('ResetPasswordPage', () => import('../shop/reset-password/page.tsx')),
  },
  {
    path: paths.confirmNewsletter.pattern,
    element: page('ConfirmNewsletterPage', () => import('../shop/confirm-newsletter/page.tsx')),
  },
  { path: paths.cart.pattern, element: page('CartPage', () => import('../shop/cart/page.tsx')) },
];

const customersOnly: RouteObject[] = [
  {
    path: paths.checkout.pattern,
    element: page('CheckoutPage', () => import('../shop/checkout/page.tsx')),
  },
  {
    path: paths.orders.pattern,
    element: page('OrdersPage', () => import('../shop/orders/page.tsx')),
  },
  {
    path: paths.userDashboard.pattern,
    element: page('UserDashboardPage', () => import('../shop/user-dashboard/page.tsx')),
  },
  {
    path: paths.wishes.pattern,
    element: page('WishesPage', () => import('../shop/wishes/page.tsx')),
  },
  {
    path: paths.account.pattern,
    element: page('AccountPage', () => import('../shop/account/page.tsx')),
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
