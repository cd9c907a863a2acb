import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RequireCustomer } from '../features/account/require-customer.tsx';
import { paths } from '../shared/paths.ts';
import { adminRoutes } from './admin/admin-routes.tsx';
import { AppRoot } from './app-root.tsx';
import { page } from './lazy-page.tsx';
import { RouteFailure } from './route-failure.tsx';
import { ShopLayout } from './shop-layout.tsx';

const open: RouteObject[] = [
  { path: paths.home.pattern, element: page('HomePage', () => import('../pages/home-page.tsx')) },
  {
    path: paths.about.pattern,
    element: page('AboutPage', () => import('../pages/about-page.tsx')),
  },
  {
    path: paths.contact.pattern,
    element: page('ContactPage', () => import('../pages/contact-page.tsx')),
  },
  {
    path: paths.privacy.pattern,
    element: page('PrivacyPage', () => import('../pages/privacy-page.tsx')),
  },
  {
    path: paths.terms.pattern,
    element: page('TermsPage', () => import('../pages/terms-page.tsx')),
  },
  {
    path: paths.shipping.pattern,
    element: page('ShippingPage', () => import('../pages/shipping-page.tsx')),
  },
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
  { path: paths.cart.pattern, element: page('CartPage', () => import('../pages/cart-page.tsx')) },
  {
    path: paths.search.pattern,
    element: page('SearchPage', () => import('../pages/search-page.tsx')),
  },
  { path: paths.book.pattern, element: page('BookPage', () => import('../pages/book-page.tsx')) },
  { path: paths.news.pattern, element: page('NewsPage', () => import('../pages/news-page.tsx')) },
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
    path: paths.account.pattern,
    element: page('AccountPage', () => import('../pages/account-page.tsx')),
  },
];

/** All storefront routes. */
const shopRoutes: RouteObject[] = [
  {
    element: <ShopLayout />,
    errorElement: <RouteFailure />,
    children: [
      {
        errorElement: <RouteFailure />,
        children: [
          ...open,
          { element: <RequireCustomer />, children: customersOnly },
          {
            path: '*',
            element: page('NotFoundPage', () => import('../pages/not-found-page.tsx')),
          },
        ],
      },
    ],
  },
];

/** All routes of the app. */
export const routes: RouteObject[] = [
  { element: <AppRoot />, children: [...adminRoutes, ...shopRoutes] },
];

export const makeRouter = () => createBrowserRouter(routes);
