import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { adminRoute } from '../frame/admin-route.ts';

export const catalogueRoutes = [
  adminRoute(PAGES.manageBooks, () => import('./manage-books/page.tsx')),
  adminRoute(PAGES.bin, () => import('./bin/page.tsx')),
  adminRoute(PAGES.addBook, () => import('./edit-book/page.tsx')),
  adminRoute(PAGES.editBook, () => import('./edit-book/page.tsx')),
  adminRoute(PAGES.importBooks, () => import('./import-books/page.tsx')),
  adminRoute(PAGES.adminReadingLists, () => import('./reading-lists/page.tsx')),
  adminRoute(PAGES.addReadingList, () => import('./edit-reading-list/page.tsx')),
  adminRoute(PAGES.editReadingList, () => import('./edit-reading-list/page.tsx')),
  adminRoute(PAGES.genresSettings, () => import('./genres-settings/page.tsx')),
];
