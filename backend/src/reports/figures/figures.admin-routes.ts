import { shopDay } from '@book-store/contract/place';
import { FIGURES_TOP } from '@book-store/contract/reports/figures/figures';
import {
  Figures,
  FiguresCsvQuery,
  FiguresQuery,
} from '@book-store/contract/reports/figures/figures.schemas';
import { AppError } from '../../platform/errors/errors.ts';
import type { FeatureDeps } from '../../platform/feature.ts';
import { csvRoute } from '../../platform/http/router/csv-route.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { addDays } from '../../platform/time/utc-day.ts';
import { figuresCsv } from './figures-csv.ts';
import { type Range, readBest, readDays } from './read-figures.ts';
import { updateFigures } from './update-figures.ts';

const DAYS = 30;

/** The figures of a range of days. */
export const figuresRoutes = ({ now }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/figures',
    access: 'admin',
    summary: "Revenue, cash, best sellers and refused orders of a range of the shop's days",
    query: FiguresQuery,
    reply: Figures,
    run: async ({ query }) => {
      const range = toRange(query, now());
      const isCounted = await updateFigures(now());
      const [days, best] = await Promise.all([readDays(range), readBest(range, FIGURES_TOP)]);
      return { body: { ...days, ...best, beingCounted: !isCounted } };
    },
  }),
  csvRoute({
    path: '/api/admin/exports/figures.csv',
    summary:
      'One part of the figures of a range: by day, book, author or genre, the taxes by month and rate, or each movement of money',
    query: FiguresCsvQuery,
    run: async ({ query: { part, ...query } }) => {
      const range = toRange(query, now());
      if (!(await updateFigures(now()))) throw beingCounted();
      return {
        fileName: `${part}-${range.from}-${range.to}.csv`,
        parts: await figuresCsv(part, range),
      };
    },
  }),
];

/** A file would pass for complete. */
const beingCounted = () =>
  new AppError('unavailable', {
    detail: 'The orders are being counted for the first time. Please try again in a minute.',
    retryAfter: 60,
  });

/** Where a range has only one end, it has 30 days. */
function toRange({ from, to }: Partial<Range>, now: Date): Range {
  if (from) return { from, to: to ?? addDays(from, DAYS - 1) };
  const last = to ?? shopDay(now);
  return { from: addDays(last, 1 - DAYS), to: last };
}
