import { BOOK_WITH_SLUG } from '@book-store/contract/pages';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { SHELF_PARAMS } from '../features/shelf/shelf-params.ts';
import type { LoadData } from '../shared/page-data.ts';
import { paths } from '../shared/paths.ts';
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
  file: string,
  name: Name,
  importModule: () => Promise<Record<Name, () => ReactNode> & { loadData?: LoadData }>,
  search: readonly string[] = [],
): RouteObject => {
  const { element, load } = lazyPage(name, importModule);
  return {
    path,
    element,
    handle: { file: `src/pages/${file}.tsx`, load, search } satisfies ReadingPage,
  };
};

/** The pages that visitors read. The server renders them; without JavaScript they can be read all the same. */
export const readingPages: RouteObject[] = [
  reading(paths.home.pattern, 'home-page', 'HomePage', () => import('../pages/home-page.tsx')),
  reading(paths.about.pattern, 'about-page', 'AboutPage', () => import('../pages/about-page.tsx')),
  reading(
    paths.contact.pattern,
    'contact-page',
    'ContactPage',
    () => import('../pages/contact-page.tsx'),
  ),
  reading(
    paths.privacy.pattern,
    'privacy-page',
    'PrivacyPage',
    () => import('../pages/privacy-page.tsx'),
  ),
  reading(paths.terms.pattern, 'terms-page', 'TermsPage', () => import('../pages/terms-page.tsx')),
  reading(
    paths.shipping.pattern,
    'shipping-page',
    'ShippingPage',
    () => import('../pages/shipping-page.tsx'),
  ),
  reading(
    paths.books.pattern,
    'books-page',
    'BooksPage',
    () => import('../pages/books-page.tsx'),
    SHELF_PARAMS,
  ),
  reading(
    paths.genre.pattern,
    'genre-page',
    'GenrePage',
    () => import('../pages/genre-page.tsx'),
    SHELF_PARAMS,
  ),
  reading(
    paths.author.pattern,
    'author-page',
    'AuthorPage',
    () => import('../pages/author-page.tsx'),
    SHELF_PARAMS,
  ),
  reading(
    paths.search.pattern,
    'search-page',
    'SearchPage',
    () => import('../pages/search-page.tsx'),
    SHELF_PARAMS,
  ),
  ...[paths.book.pattern, BOOK_WITH_SLUG].map((path) =>
    reading(path, 'book-page', 'BookPage', () => import('../pages/book-page.tsx')),
  ),
  reading(
    paths.unsubscribe.pattern,
    'newsletter-link-pages',
    'UnsubscribePage',
    () => import('../pages/newsletter-link-pages.tsx'),
    ['token', 'done'],
  ),
  reading(paths.news.pattern, 'news-page', 'NewsPage', () => import('../pages/news-page.tsx')),
];

/** Must come last: it matches every address that no page has. */
export const notFoundPage: RouteObject = reading(
  '*',
  'not-found-page',
  'NotFoundPage',
  () => import('../pages/not-found-page.tsx'),
);
