import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { pageRoute } from '../frame/page-route.tsx';
import * as author from './author/load.ts';
import * as book from './book/load.ts';
import * as books from './books/load.ts';
import * as genre from './genre/load.ts';
import * as home from './home/load.ts';
import * as readingList from './reading-list/load.ts';
import * as search from './search/load.ts';
import * as series from './series/load.ts';

/** A book has a readable address, too. */
const BOOK = { ...SHOP_PAGES.book, pattern: `${SHOP_PAGES.book.pattern}/:slug?` };

export const catalogueRoutes = [
  pageRoute(SHOP_PAGES.home, 'catalogue/home', () => import('./home/page.tsx'), home),
  pageRoute(SHOP_PAGES.books, 'catalogue/books', () => import('./books/page.tsx'), books),
  pageRoute(SHOP_PAGES.genre, 'catalogue/genre', () => import('./genre/page.tsx'), genre),
  pageRoute(SHOP_PAGES.author, 'catalogue/author', () => import('./author/page.tsx'), author),
  pageRoute(SHOP_PAGES.series, 'catalogue/series', () => import('./series/page.tsx'), series),
  pageRoute(SHOP_PAGES.search, 'catalogue/search', () => import('./search/page.tsx'), search),
  pageRoute(
    SHOP_PAGES.readingList,
    'catalogue/reading-list',
    () => import('./reading-list/page.tsx'),
    readingList,
  ),
  pageRoute(BOOK, 'catalogue/book', () => import('./book/page.tsx'), book),
];
