import * as bookFactsSchemas from '@book-store/contract/catalogue/books/book-facts.schemas';
import * as booksSchemas from '@book-store/contract/catalogue/books/books.schemas';
import { shopDay } from '@book-store/contract/place';
import type { Feature, FeatureDeps } from '../../platform/feature.ts';
import { csvRoute } from '../../platform/http/router/csv-route.ts';
import type { Route } from '../../platform/http/router/route.ts';
import { nameAllGenres } from '../genres/find-genres.ts';
import { exportBooks } from './export-books.ts';

/** The catalogue as a file. */
const bookExportRoutes = ({ now }: FeatureDeps): Route[] => [
  csvRoute({
    path: '/api/admin/exports/books.csv',
    summary: 'All books as CSV, which an import takes back',
    run: async () => {
      const day = shopDay(now());
      return { fileName: `books-${day}.csv`, parts: exportBooks(await nameAllGenres()) };
    },
  }),
];

/** The books and their genres, as they are stored. */
export const catalogue: Feature = {
  name: 'catalogue',
  schemas: [bookFactsSchemas, booksSchemas],
  routes: bookExportRoutes,
};
