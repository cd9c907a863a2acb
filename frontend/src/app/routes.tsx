import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { RequireCustomer } from '../storefront/people/parts/session/require-customer.tsx';
import { AppRoot } from './app-root.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { lazyPage, notFoundPage, shopPages } from './pages.tsx';
import { RouteFailure } from './route-failure.tsx';
import { inShopFrame } from './shop-frame.tsx';

const routesOf = (pages: typeof shopPages): RouteObject[] =>
  pages.map(({ name, ...page }) => ({
    // A book has a readable address, too.
    path: name === 'book' ? `${SHOP_PAGES.book.pattern}/:slug?` : SHOP_PAGES[name].pattern,
    ...page,
  }));
const isForCustomers = ({ name }: { name: keyof typeof SHOP_PAGES }) =>
  'forCustomers' in SHOP_PAGES[name];

/** All routes of the app. Visitors never load the dashboard's. */
export const routes: RouteObject[] = [
  {
    element: <AppRoot />,
    children: [
      inShopFrame([
        ...routesOf(shopPages.filter((page) => !isForCustomers(page))),
        { element: <RequireCustomer />, children: routesOf(shopPages.filter(isForCustomers)) },
        { path: '*', ...notFoundPage },
      ]),
      {
        element: <FailureBoundary fallback={<RouteFailure />} />,
        children: [
          {
            path: SHOP_PAGES.adminLogin.pattern,
            element: lazyPage(() => import('../dashboard/people/login/page.tsx')).element,
          },
          {
            path: `${SHOP_PAGES.overview.pattern}/*`,
            element: lazyPage(() => import('./dashboard.tsx')).element,
          },
        ],
      },
    ],
  },
];

/** Where there is no page: the router would show one at an address whose search cannot be read. */
const NOWHERE = '/page-not-found';

const isReadable = ({ pathname, search }: { pathname: string; search: string }) => {
  try {
    decodeURIComponent(pathname + search);
    return true;
  } catch {
    return false;
  }
};

/** The page of the current address. */
export function AppRoutes() {
  const location = useLocation();
  return useRoutes(routes, isReadable(location) ? undefined : NOWHERE);
}
