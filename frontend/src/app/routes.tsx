import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { catalogueRoutes } from '../storefront/catalogue/routes.tsx';
import { notFoundRoute } from '../storefront/frame/not-found/route.tsx';
import { messagesRoutes } from '../storefront/messages/routes.tsx';
import { ordersRoutes } from '../storefront/orders/routes.tsx';
import { RequireCustomer } from '../storefront/people/parts/session/require-customer.tsx';
import { peopleRoutes } from '../storefront/people/routes.tsx';
import { settingsRoutes } from '../storefront/settings/routes.tsx';
import { AppRoot } from './app-root.tsx';
import { inShopFrame } from './shop-frame.tsx';

const shopPages = [
  ...settingsRoutes,
  ...catalogueRoutes,
  ...peopleRoutes,
  ...ordersRoutes,
  ...messagesRoutes,
];

/** All routes of the storefront. The dashboard is an app of its own. */
export const routes: RouteObject[] = [
  {
    element: <AppRoot />,
    children: [
      inShopFrame([
        ...shopPages.filter(({ handle }) => !handle.forCustomers),
        {
          element: <RequireCustomer />,
          children: shopPages.filter(({ handle }) => handle.forCustomers),
        },
        notFoundRoute,
      ]),
    ],
  },
];

/** For paths that cannot be decoded, at which the router would show a page. */
const NOWHERE = '/page-not-found';

const isReadable = ({ pathname }: { pathname: string }) => {
  try {
    decodeURIComponent(pathname);
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
