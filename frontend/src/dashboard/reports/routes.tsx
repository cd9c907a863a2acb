import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { adminRoute } from '../frame/admin-route.ts';

export const reportsRoutes = [
  adminRoute(PAGES.overview, () => import('./overview/page.tsx')),
  adminRoute(PAGES.figures, () => import('./figures/page.tsx')),
  adminRoute(PAGES.backupsSettings, () => import('./backups-settings/page.tsx')),
  adminRoute(PAGES.activity, () => import('./activity/page.tsx')),
];
