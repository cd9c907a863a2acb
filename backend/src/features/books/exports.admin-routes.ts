import { csvRoute } from '../../http/csv-route.ts';
import type { Route } from '../../http/route.ts';
import { exportBooks } from './export-books.ts';

/** The catalogue as a file. */
export const bookExportRoutes = ({ now }: { now: () => Date }): Route[] => [
  csvRoute({
    path: '/api/admin/exports/books.csv',
    summary: 'All books as CSV, which an import takes back',
    run: async () => {
      const day = now().toISOString().slice(0, 10);
      return { fileName: `books-${day}.csv`, parts: exportBooks() };
    },
  }),
];
