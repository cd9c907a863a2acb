import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { adminRoute } from '../frame/admin-route.ts';

export const messagesRoutes = [
  adminRoute(PAGES.mails, () => import('./mails/page.tsx')),
  adminRoute(PAGES.questions, () => import('./questions/page.tsx')),
  adminRoute(PAGES.newsletter, () => import('./newsletter/page.tsx')),
  adminRoute(PAGES.adminNews, () => import('./news/page.tsx')),
  adminRoute(PAGES.addNews, () => import('./edit-news/page.tsx')),
  adminRoute(PAGES.editNews, () => import('./edit-news/page.tsx')),
];
