import { type Calls, CSV_FILE } from '../../call.ts';

export const bookCalls = {
  'GET /api/admin/exports/books.csv': {
    access: 'admin',
    summary: 'All books as CSV, which an import takes back',
    ...CSV_FILE,
  },
} satisfies Calls;
