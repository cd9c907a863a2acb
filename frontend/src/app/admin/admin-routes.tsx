import type { RouteObject } from 'react-router-dom';
import { RequireAdmin } from '../../features/admin-session/require-admin.tsx';
import { paths } from '../../shared/paths.ts';
import { FailureBoundary } from '../failure-boundary.tsx';
import { page } from '../lazy-page.tsx';
import { RouteFailure } from '../route-failure.tsx';
import { AdminRouteFailure } from './admin-route-failure.tsx';

const signIn: RouteObject = {
  path: paths.admin.pattern,
  element: page('AdminLoginPage', () => import('../../pages/admin/login-page.tsx')),
};

const dashboard: RouteObject[] = [
  {
    path: paths.dashboard.pattern,
    element: page('OverviewPage', () => import('../../pages/admin/overview-page.tsx')),
  },
  {
    path: paths.addBook.pattern,
    element: page('AddBookPage', () => import('../../pages/admin/add-book-page.tsx')),
  },
  {
    path: paths.editBook.pattern,
    element: page('EditBookPage', () => import('../../pages/admin/edit-book-page.tsx')),
  },
  {
    path: paths.manageBooks.pattern,
    element: page('ManageBooksPage', () => import('../../pages/admin/manage-books-page.tsx')),
  },
  {
    path: paths.importBooks.pattern,
    element: page('ImportPage', () => import('../../pages/admin/import-page.tsx')),
  },
  {
    path: paths.adminOrders.pattern,
    element: page('AdminOrdersPage', () => import('../../pages/admin/orders-page.tsx')),
  },
  {
    path: paths.newOrder.pattern,
    element: page('NewOrderPage', () => import('../../pages/admin/new-order-page.tsx')),
  },
  {
    path: paths.adminOrder.pattern,
    element: page('AdminOrderPage', () => import('../../pages/admin/order-page.tsx')),
  },
  {
    path: paths.deliveries.pattern,
    element: page('DeliveryListPage', () => import('../../pages/admin/delivery-page.tsx')),
  },
  {
    path: paths.customers.pattern,
    element: page('CustomersPage', () => import('../../pages/admin/customers-page.tsx')),
  },
  {
    path: paths.customer.pattern,
    element: page('CustomerPage', () => import('../../pages/admin/customer-page.tsx')),
  },
  {
    path: paths.figures.pattern,
    element: page('FiguresPage', () => import('../../pages/admin/figures-page.tsx')),
  },
  {
    path: paths.activity.pattern,
    element: page('ActivityPage', () => import('../../pages/admin/activity-page.tsx')),
  },
  {
    path: paths.outbox.pattern,
    element: page('OutboxPage', () => import('../../pages/admin/outbox-page.tsx')),
  },
  {
    path: paths.adminNews.pattern,
    element: page('NewsListPage', () => import('../../pages/admin/news-list-page.tsx')),
  },
  {
    path: paths.addNews.pattern,
    element: page('AddNewsPage', () => import('../../pages/admin/add-news-page.tsx')),
  },
  {
    path: paths.editNews.pattern,
    element: page('EditNewsPage', () => import('../../pages/admin/edit-news-page.tsx')),
  },
  {
    path: paths.newsletter.pattern,
    element: page('NewsletterPage', () => import('../../pages/admin/newsletter-page.tsx')),
  },
  {
    path: paths.settings.pattern,
    element: page('SettingsPage', () => import('../../pages/admin/settings-page.tsx')),
  },
  {
    path: paths.deliverySettings.pattern,
    element: page(
      'DeliverySettingsPage',
      () => import('../../pages/admin/settings/delivery-settings-page.tsx'),
    ),
  },
  {
    path: paths.genresSettings.pattern,
    element: page(
      'GenresSettingsPage',
      () => import('../../pages/admin/settings/genres-settings-page.tsx'),
    ),
  },
  ...[paths.pageTexts.pattern, paths.pageText.pattern].map((path) => ({
    path,
    element: page('PageTextsPage', () => import('../../pages/admin/settings/page-texts-page.tsx')),
  })),
  {
    path: paths.profileSettings.pattern,
    element: page(
      'ProfileSettingsPage',
      () => import('../../pages/admin/settings/profile-settings-page.tsx'),
    ),
  },
  {
    path: paths.securitySettings.pattern,
    element: page(
      'SecuritySettingsPage',
      () => import('../../pages/admin/settings/security-settings-page.tsx'),
    ),
  },
];

/** All dashboard routes. The pages are separate chunks. */
export const adminRoutes: RouteObject[] = [
  {
    element: <FailureBoundary fallback={<RouteFailure />} />,
    children: [
      {
        element: page('SignInLayout', () => import('./sign-in-layout.tsx')),
        children: [signIn],
      },
      {
        element: <RequireAdmin />,
        children: [
          {
            element: page('AdminLayout', () => import('../admin-layout.tsx')),
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
