import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { pageRoute } from '../frame/page-route.tsx';
import * as confirmNewsletter from './confirm-newsletter/load.ts';
import * as confirmWait from './confirm-wait/load.ts';
import * as news from './news/load.ts';
import * as newsList from './news-list/load.ts';
import * as stopWaiting from './stop-waiting/load.ts';
import * as unsubscribe from './unsubscribe/load.ts';

const CONFIRM = SHOP_PAGES.confirmNewsletter;
const UNSUBSCRIBE = SHOP_PAGES.unsubscribe;

export const messagesRoutes = [
  pageRoute(
    SHOP_PAGES.newsList,
    'messages/news-list',
    () => import('./news-list/page.tsx'),
    newsList,
  ),
  pageRoute(SHOP_PAGES.news, 'messages/news', () => import('./news/page.tsx'), news),
  pageRoute(
    CONFIRM,
    'messages/confirm-newsletter',
    () => import('./confirm-newsletter/page.tsx'),
    confirmNewsletter,
  ),
  pageRoute(
    UNSUBSCRIBE,
    'messages/unsubscribe',
    () => import('./unsubscribe/page.tsx'),
    unsubscribe,
  ),
  pageRoute(
    SHOP_PAGES.confirmWait,
    'messages/confirm-wait',
    () => import('./confirm-wait/page.tsx'),
    confirmWait,
  ),
  pageRoute(
    SHOP_PAGES.stopWaiting,
    'messages/stop-waiting',
    () => import('./stop-waiting/page.tsx'),
    stopWaiting,
  ),
];
