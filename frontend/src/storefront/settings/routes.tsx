import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { pageRoute } from '../frame/page-route.tsx';
import * as about from './about/load.ts';
import * as agreedText from './agreed-text/load.ts';
import * as imprint from './imprint/load.ts';
import * as privacy from './privacy/load.ts';
import * as shipping from './shipping/load.ts';
import * as terms from './terms/load.ts';
import * as withdrawal from './withdrawal/load.ts';

const { withdrawal: WITHDRAWAL, ...PAGES } = SHOP_PAGES;

export const settingsRoutes = [
  pageRoute(PAGES.about, 'settings/about', () => import('./about/page.tsx'), about),
  pageRoute(PAGES.contact, 'settings/contact', () => import('./contact/page.tsx')),
  pageRoute(PAGES.privacy, 'settings/privacy', () => import('./privacy/page.tsx'), privacy),
  pageRoute(PAGES.terms, 'settings/terms', () => import('./terms/page.tsx'), terms),
  pageRoute(PAGES.shipping, 'settings/shipping', () => import('./shipping/page.tsx'), shipping),
  pageRoute(PAGES.imprint, 'settings/imprint', () => import('./imprint/page.tsx'), imprint),
  pageRoute(
    PAGES.agreedText,
    'settings/agreed-text',
    () => import('./agreed-text/page.tsx'),
    agreedText,
  ),
  pageRoute(WITHDRAWAL, 'settings/withdrawal', () => import('./withdrawal/page.tsx'), withdrawal),
];
