import { type Calls, CSV_FILE, named } from '../../call.ts';
import { Figures, FiguresCsvQuery, FiguresQuery } from './figures.schemas.ts';

named({ Figures });

export const figuresCalls = {
  'GET /api/admin/figures': {
    access: 'admin',
    summary: "Revenue, cash, best sellers and refused orders of a range of the shop's days",
    query: FiguresQuery,
    reply: Figures,
  },
  'GET /api/admin/exports/figures.csv': {
    access: 'admin',
    summary:
      'One part of the figures of a range: by day, book, author or genre, the taxes by month, country and rate, or each movement of money',
    query: FiguresCsvQuery,
    ...CSV_FILE,
  },
} satisfies Calls;
