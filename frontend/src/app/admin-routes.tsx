import type { RouteObject } from 'react-router-dom';
import { RequireAdmin } from '../dashboard/session/require-admin.tsx';
import { paths } from '../lib/paths.ts';
import { AdminRouteFailure } from './admin-route-failure.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { page } from './lazy-page.tsx';
import { RouteFailure } from './route-failure.tsx';

const signIn: RouteObject = {
  path: paths.admin.pattern,
  element: page('AdminLoginPage', () => import('../dashboard/login/page.tsx')),
};

const dashboard: RouteObject[] = [
  {
    path: paths.dashboard.pattern,
    element: page('OverviewPage', () => import('../dashboard/overview/page.tsx')),
  },
  {
    path: paths.addBook.pattern,
    element: page('AddBookPage', () => import('../dashboard/add-book/page.tsx')),
  },
  {
    path: paths.editBook.pattern,
    element: page('EditBookPage', () => import('../dashboard/edit-book/page.tsx')),
  },
  {
    path: paths.manageBooks.pattern,
    element: page('ManageBooksPage', () => import('../dashboard/manage-books/page.tsx')),
  },
  {
    path: paths.importBooks.pattern,
    element: page('ImportPage', () => import('../dashboard/import-books/page.tsx')),
  },
  {
    path: paths.adminOrders.pattern,
    element: page('AdminOrdersPage', () => import('../dashboard/orders/page.tsx')),
  },
  {
    path: paths.newOrder.pattern,
    element: page('NewOrderPage', () => import('../dashboard/new-order/page.tsx')),
  },
  {
    path: paths.adminOrder.pattern,
    element: page('AdminOrderPage', () => import('../dashboard/order/page.tsx')),
  },
  {
    path: paths.deliveries.pattern,
    element: page('DeliveryListPage', () => import('../dashboard/deliveries/page.tsx')),
  },
  {
    path: paths.customers.pattern,
    element: page('CustomersPage', () => import('../dashboard/customers/page.tsx')),
  },
  {
    path: paths.customer.pattern,
    element: page('CustomerPage', () => import('../dashboard/customer/page.tsx')),
  },
  {
    path: paths.figures.pattern,
    element: page('FiguresPage', () => import('../dashboard/figures/page.tsx')),
  },
  {
    path: paths.activity.pattern,
    element: page('ActivityPage', () => import('../dashboard/activity/page.tsx')),
  },
  {
    path: paths.outbox.pattern,
    element: page('OutboxPage', () => import('../dashboard/outbox/page.tsx')),
  },
  {
    path: paths.adminNews.pattern,
    element: page('NewsListPage', () => import('../dashboard/news/page.tsx')),
  },
  {
    path: paths.addNews.pattern,
    element: page('AddNewsPage', () => import('../dashboard/add-news/page.tsx')),
  },
  {
    path: paths.editNews.pattern,
    element: page('EditNewsPage', () => import('../dashboard/edit-news/page.tsx')),
  },
  {
    path: paths.newsletter.pattern,
    element: page('NewsletterPage', () => import('../dashboard/newsletter/page.tsx')),
  },
  {
    path: paths.settings.pattern,
    element: page('SettingsPage', () => import('../dashboard/settings/page.tsx')),
  },
  {
    path: paths.deliverySettings.pattern,
    element: page('DeliverySettingsPage', () => import('../dashboard/delivery-settings/page.tsx')),
  },
  {
    path: paths.genresSettings.pattern,
    element: page('GenresSettingsPage', () => import('../dashboard/genres-settings/page.tsx')),
  },
  ...[paths.pageTexts.pattern, paths.pageText.pattern].map((path) => ({
    path,
    element: page('PageTextsPage', () => import('../dashboard/page-texts/page.tsx')),
  })),
  {
    path: paths.profileSettings.pattern,
    element: page('ProfileSettingsPage', () => import('../dashboard/profile-settings/page.tsx')),
  },
  {
    path: paths.securitySettings.pattern,
    element: page('SecuritySettingsPage', () => import('../dashboard/security-settings/page.tsx')),
  },
];

/** All dashboard routes. The pages are separate chunks. */
export const adminRoutes: RouteObject[] = [
  {
    element: <FailureBoundary fallback={<RouteFailure />} />,
    children: [
      {
        element: page('SignInLayout', () => import('../dashboard/shell/sign-in-layout.tsx')),
        children: [signIn],
      },
      {
        element: <RequireAdmin />,
        children: [
          {
            element: page('AdminLayout', () => import('../dashboard/shell/admin-layout.tsx')),
            children: [
              {
                element: <FailureBoundary fallback={<AdminRouteFailure />} />,
                children: dashboard,
              },
            ],
          },
        ],
      },
    ],
  },
];
