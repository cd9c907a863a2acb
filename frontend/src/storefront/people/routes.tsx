import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { pageRoute } from '../frame/page-route.tsx';

const { forgotPassword, resetPassword, userDashboard, ...PAGES } = SHOP_PAGES;

export const peopleRoutes = [
  pageRoute(PAGES.login, 'people/login', () => import('./login/page.tsx')),
  pageRoute(PAGES.register, 'people/register', () => import('./register/page.tsx')),
  pageRoute(forgotPassword, 'people/forgot-password', () => import('./forgot-password/page.tsx')),
  pageRoute(resetPassword, 'people/reset-password', () => import('./reset-password/page.tsx')),
  pageRoute(userDashboard, 'people/user-dashboard', () => import('./user-dashboard/page.tsx')),
  pageRoute(PAGES.wishes, 'people/wishes', () => import('./wishes/page.tsx')),
  pageRoute(PAGES.account, 'people/account', () => import('./account/page.tsx')),
];
