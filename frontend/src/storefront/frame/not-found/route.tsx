import { pageRoute } from '../page-route.tsx';

export const notFoundRoute = pageRoute(
  { pattern: '*' },
  'frame/not-found',
  () => import('./page.tsx'),
);
