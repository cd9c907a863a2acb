import { csvRoute } from '../../http/router/csv-route.ts';
import type { Route } from '../../http/router/route.ts';
import type { FeatureDeps } from '../feature.ts';
import { exportBooks } from './export-books.ts';
import { nameAllGenres } from './find-genres.ts';

/** The catalogue as a file. */
export const bookExportRoutes = ({ now }: FeatureDeps): Route[] => [
  csvRoute({
    path: '/api/admin/exports/books.csv',
    summary: 'All books as CSV, which an import takes back',
    run: async () => {
      const day = now().toISOString().slice(0, 10);
      return { fileName: `books-${day}.csv`, parts: exportBooks(await nameAllGenres()) };
    },
  }),
];
