import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { adminRoute } from '../frame/admin-route.ts';

/** Before the dashboard, like its sign-in. */
export const outsideRoutes = [
  adminRoute(PAGES.adminLink, () => import('./admin-link/page.tsx')),
  adminRoute(PAGES.forgottenPassword, () => import('./forgotten-password/page.tsx')),
];

export const peopleRoutes = [
  adminRoute(PAGES.customers, () => import('./customers/page.tsx')),
  adminRoute(PAGES.customer, () => import('./customer/page.tsx')),
  adminRoute(PAGES.profileSettings, () => import('./profile-settings/page.tsx')),
  adminRoute(PAGES.peopleSettings, () => import('./people-settings/page.tsx')),
  adminRoute(PAGES.securitySettings, () => import('./security-settings/page.tsx')),
];
