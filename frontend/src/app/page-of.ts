import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ReadingPage } from './reading-pages.tsx';

/** Returns the reading page at an address and the parameters in its path, or undefined for other pages. */
export function pageOf(routes: RouteObject[], { pathname }: { pathname: string }) {
  const match = matchRoutes(routes, { pathname })?.at(-1);
  const page: ReadingPage | undefined = match?.route.handle;
  return match && page && { ...page, params: match.params };
}
