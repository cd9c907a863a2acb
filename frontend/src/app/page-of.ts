import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Page } from '../storefront/frame/page-route.tsx';

/** Returns the shop's page at an address and the parameters in its path, or undefined for others. */
export function pageOf(routes: RouteObject[], { pathname }: { pathname: string }) {
  const match = matchRoutes(routes, { pathname })?.at(-1);
  const page: Page | undefined = match?.route.handle;
  return match && page && { ...page, params: match.params };
}
