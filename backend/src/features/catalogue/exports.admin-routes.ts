import { csvRoute } from '../../http/router/csv-route.ts';
import type { Route } from '../../http/router/route.ts';
import { exportBooks } from './export-books.ts';

type Deps = {
  /** Returns the names of all genres by category. */
  nameGenres: () => Promise<ReadonlyMap<string, string>>;
  now: () => Date;
};

/** The catalogue as a file. */
export const bookExportRoutes = ({ nameGenres, now }: Deps): Route[] => [
  csvRoute({
    path: '/api/admin/exports/books.csv',
    summary: 'All books as CSV, which an import takes back',
    run: async () => {
      const day = now().toISOString().slice(0, 10);
      return { fileName: `books-${day}.csv`, parts: exportBooks(await nameGenres()) };
    },
  }),
];
