import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { adminRoute } from '../frame/admin-route.ts';

export const peopleRoutes = [
  adminRoute(PAGES.customers, () => import('./customers/page.tsx')),
  adminRoute(PAGES.customer, () => import('./customer/page.tsx')),
  adminRoute(PAGES.profileSettings, () => import('./profile-settings/page.tsx')),
  adminRoute(PAGES.securitySettings, () => import('./security-settings/page.tsx')),
];
