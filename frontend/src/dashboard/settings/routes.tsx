import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { adminRoute } from '../frame/admin-route.ts';

/** All of them and one of them on the same page. */
const PAGE_TEXTS = { ...PAGES.pageTexts, pattern: `${PAGES.pageTexts.pattern}/:id?` };

export const settingsRoutes = [
  adminRoute(PAGES.settings, () => import('./settings/page.tsx')),
  adminRoute(PAGES.countrySettings, () => import('./country-settings/page.tsx')),
  adminRoute(PAGES.deliverySettings, () => import('./delivery-settings/page.tsx')),
  adminRoute(PAGES.paymentSettings, () => import('./payment-settings/page.tsx')),
  adminRoute(PAGES.taxSettings, () => import('./tax-settings/page.tsx')),
  adminRoute(PAGES.lawSettings, () => import('./law-settings/page.tsx')),
  adminRoute(PAGE_TEXTS, () => import('./page-texts/page.tsx')),
];
