import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { type ReactNode, useEffect } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { AdminLayout } from '../dashboard/frame/admin-layout.tsx';
import { RequireAdmin } from '../dashboard/people/parts/session/require-admin.tsx';
import { Failure } from '../kit/page/failure.tsx';
import { onReturnOrJustAfter } from '../lib/addresses/page-return.ts';
import { InEnglish } from '../lib/wording/in-english.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { lazyPage, nameOf, notFoundPage } from './pages.tsx';
import { inShopFrame } from './shop-frame.tsx';
import '../styles/dashboard.css';

const codes = import.meta.glob<{ default: () => ReactNode }>([
  '../dashboard/*/*/page.tsx',
  '!../dashboard/people/login/page.tsx',
]);

/** Returns the path of a page below the dashboard's. */
function pathOf(file: string): string {
  const name = nameOf(file) as keyof typeof PAGES;
  // The dashboard's page of a name that the shop has, too.
  const admins = `admin${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { pattern } = PAGES[(admins in PAGES ? admins : name) as typeof name];
  const path = pattern.slice(PAGES.overview.pattern.length + 1);
  return name === 'pageTexts' ? `${path}/:id?` : path;
}

const pages = Object.entries(codes).map(([file, importPage]) => ({
  path: pathOf(file),
  element: lazyPage(importPage).element,
}));

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
  inShopFrame([{ path: '*', ...notFoundPage }]),
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
