import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { useEffect } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { catalogueRoutes } from '../dashboard/catalogue/routes.tsx';
import { AdminLayout } from '../dashboard/frame/admin-layout.tsx';
import { messagesRoutes } from '../dashboard/messages/routes.tsx';
import { ordersRoutes } from '../dashboard/orders/routes.tsx';
import { RequireAdmin } from '../dashboard/people/parts/session/require-admin.tsx';
import { peopleRoutes } from '../dashboard/people/routes.tsx';
import { reportsRoutes } from '../dashboard/reports/routes.tsx';
import { settingsRoutes } from '../dashboard/settings/routes.tsx';
import { Failure } from '../kit/page/failure.tsx';
import { onReturnOrJustAfter } from '../lib/addresses/page-return.ts';
import { InEnglish } from '../lib/wording/in-english.tsx';
import { notFoundRoute } from '../storefront/frame/not-found/route.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { inShopFrame } from './shop-frame.tsx';
import '../styles/dashboard.css';

/** Below the path that leads to this file. */
const pages = [
  ...settingsRoutes,
  ...catalogueRoutes,
  ...peopleRoutes,
  ...ordersRoutes,
  ...messagesRoutes,
  ...reportsRoutes,
].map((route) => ({ ...route, path: route.path.slice(PAGES.overview.pattern.length + 1) }));

const routes: RouteObject[] = [
  {
    element: (
      <InEnglish>
        <RequireAdmin />
      </InEnglish>
    ),
    children: [
      {
        element: <AdminLayout />,
        children: [
          { element: <FailureBoundary fallback={<DashboardFailure />} />, children: pages },
        ],
      },
    ],
  },
  inShopFrame([notFoundRoute]),
];

/** The page of an address within the dashboard. */
export default function Dashboard() {
  return useRoutes(routes);
}

/** Shown when a page throws or its code fails to load; offers a next step. */
function DashboardFailure() {
  // The code may have been cancelled when the page was left.
  useEffect(() => onReturnOrJustAfter(() => window.location.reload()), []);
  return (
    <Failure
      text="This page could not be shown."
      detail="The connection may be down, or the shop was just updated: loading the page again usually helps."
      onRetry={() => window.location.reload()}
    />
  );
}
