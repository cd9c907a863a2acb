import { BOOK_WITH_SLUG } from '@book-store/contract/pages';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { LoadData } from '../api/page-data.ts';
import { paths } from '../lib/paths.ts';
import { SHELF_PARAMS } from '../shop/shelf/shelf-params.ts';
import { lazyPage } from './lazy-page.tsx';

/** What a reading page tells the server about itself. */
export type ReadingPage = {
  /** The page's module, as the build's manifest names it. */
  file: string;
  load: () => Promise<{ loadData?: LoadData }>;
  /** The parameters of the address that decide what it shows; others change nothing. */
  search: readonly string[];
};

const reading = <Name extends string>(
  path: string,
  folder: string,
  name: Name,
  importModule: () => Promise<Record<Name, () => ReactNode> & { loadData?: LoadData }>,
  search: readonly string[] = [],
): RouteObject => {
  const { element, load } = lazyPage(name, importModule);
  return {
    path,
    element,
    handle: { file: `src/shop/${folder}/page.tsx`, load, search } satisfies ReadingPage,
  };
};

/** The pages that visitors read. The server renders them; without JavaScript they can be read all the same. */
export const readingPages: RouteObject[] = [
  reading(paths.home.pattern, 'home', 'HomePage', () => import('../shop/home/page.tsx')),
  reading(paths.about.pattern, 'about', 'AboutPage', () => import('../shop/about/page.tsx')),
  reading(
    paths.contact.pattern,
    'contact',
    'ContactPage',
    () => import('../shop/contact/page.tsx'),
  ),
  reading(
    paths.privacy.pattern,
    'privacy',
    'PrivacyPage',
    () => import('../shop/privacy/page.tsx'),
  ),
  reading(paths.terms.pattern, 'terms', 'TermsPage', () => import('../shop/terms/page.tsx')),
  reading(
    paths.shipping.pattern,
    'shipping',
    'ShippingPage',
    () => import('../shop/shipping/page.tsx'),
  ),
  reading(
    paths.books.pattern,
    'books',
    'BooksPage',
    () => import('../shop/books/page.tsx'),
    SHELF_PARAMS,
  ),
  reading(
    paths.genre.pattern,
    'genre',
    'GenrePage',
    () => import('../shop/genre/page.tsx'),
    SHELF_PARAMS,
  ),
  reading(
    paths.author.pattern,
    'author',
    'AuthorPage',
    () => import('../shop/author/page.tsx'),
    SHELF_PARAMS,
  ),
  reading(
    paths.search.pattern,
    'search',
    'SearchPage',
    () => import('../shop/search/page.tsx'),
    SHELF_PARAMS,
  ),
  ...[paths.book.pattern, BOOK_WITH_SLUG].map((path) =>
    reading(path, 'book', 'BookPage', () => import('../shop/book/page.tsx')),
  ),
  reading(
    paths.unsubscribe.pattern,
    'unsubscribe',
    'UnsubscribePage',
    () => import('../shop/unsubscribe/page.tsx'),
    ['token', 'done'],
  ),
  reading(paths.news.pattern, 'news', 'NewsPage', () => import('../shop/news/page.tsx')),
];

/** Must come last: it matches every address that no page has. */
export const notFoundPage: RouteObject = reading(
  '*',
  'not-found',
  'NotFoundPage',
  () => import('../shop/not-found/page.tsx'),
);
