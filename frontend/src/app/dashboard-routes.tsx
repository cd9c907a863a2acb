import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { Suspense, useEffect } from 'react';
import { Outlet, type RouteObject, redirectDocument } from 'react-router-dom';
import { catalogueRoutes } from '../dashboard/catalogue/routes.tsx';
import { AdminLayout } from '../dashboard/frame/admin-layout.tsx';
import { adminRoute } from '../dashboard/frame/admin-route.ts';
import { frameTexts } from '../dashboard/frame/texts.ts';
import { messagesRoutes } from '../dashboard/messages/routes.tsx';
import { ordersRoutes } from '../dashboard/orders/routes.tsx';
import { AdminSessionWatcher } from '../dashboard/people/parts/session/admin-session-watcher.tsx';
import { RequireAdmin } from '../dashboard/people/parts/session/require-admin.tsx';
import { outsideRoutes, peopleRoutes } from '../dashboard/people/routes.tsx';
import { reportsRoutes } from '../dashboard/reports/routes.tsx';
import { settingsRoutes } from '../dashboard/settings/routes.tsx';
import { Failure } from '../kit/page/failure.tsx';
import { Spinner } from '../kit/page/spinner.tsx';
import { onReturnOrJustAfter } from '../lib/addresses/page-return.ts';
import { textsNow, useTexts, WordingContext } from '../lib/wording/storefront-texts.ts';
import { useDashboardWording } from './use-dashboard-wording.ts';

const pages = [
  ...settingsRoutes,
  ...catalogueRoutes,
  ...peopleRoutes,
  ...ordersRoutes,
  ...messagesRoutes,
  ...reportsRoutes,
];

/** All routes of the dashboard, and of the way into it. */
export const dashboardRoutes: RouteObject[] = [
  {
    element: <DashboardRoot />,
    errorElement: <DashboardFailure />,
    children: [
      adminRoute(PAGES.adminLogin, () => import('../dashboard/people/login/page.tsx')),
      ...outsideRoutes,
      {
        element: <RequireAdmin />,
        children: [
          {
            element: <AdminLayout />,
            children: [{ errorElement: <DashboardFailure />, children: pages }],
          },
        ],
      },
      // The storefront is a separate app.
      { path: '*', loader: ({ request }) => redirectDocument(request.url), element: null },
    ],
  },
];

function DashboardRoot() {
  return (
    <WordingContext value={useDashboardWording()}>
      <AdminSessionWatcher />
      <Suspense fallback={<Spinner text={textsNow(frameTexts).loading} className="min-h-svh" />}>
        <Outlet />
      </Suspense>
    </WordingContext>
  );
}

/** Shown when a page throws or its code fails to load; offers a next step. */
function DashboardFailure() {
  const { text, detail } = useTexts(frameTexts).failure;
  // The code may have been cancelled when the page was left.
  useEffect(() => onReturnOrJustAfter(() => window.location.reload()), []);
  return <Failure text={text} detail={detail} onRetry={() => window.location.reload()} />;
}
