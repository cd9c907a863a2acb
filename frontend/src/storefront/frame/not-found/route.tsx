import { pageRoute } from '../page-route.tsx';

/** Of every address that no page has. */
export const notFoundRoute = pageRoute(
  { pattern: '*' },
  'frame/not-found',
  () => import('./page.tsx'),
);
