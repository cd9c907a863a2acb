import { shopDay } from '@book-store/contract/place';
import type { figuresCalls } from '@book-store/contract/reports/figures/calls';
import { FIGURES_TOP } from '@book-store/contract/reports/figures/figures';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { addDays } from '../../platform/time/utc-day.ts';
import { figuresCsv } from './figures-csv.ts';
import { type Range, readBest, readDays } from './read-figures.ts';
import { updateFigures, updateFiguresForFile } from './update-figures.ts';

const DAYS = 30;

export const figuresOfRange = ({ now }: RouteDeps): Implementation<typeof figuresCalls> => ({
  'GET /api/admin/figures': async ({ query }) => {
    const range = toRange(query, now());
    const isCounted = await updateFigures(now());
    const [days, best] = await Promise.all([readDays(range), readBest(range, FIGURES_TOP)]);
    return { body: { ...days, ...best, beingCounted: !isCounted } };
  },
  'GET /api/admin/exports/figures.csv': async ({ query: { part, ...query }, shop }) => {
    const range = toRange(query, now());
    await updateFiguresForFile(now());
    const {
      language,
      settings: {
        tax: { basis },
      },
    } = shop;
    const fileName = `${part}-${range.from}-${range.to}.csv`;
    return { file: { fileName, parts: await figuresCsv(part, range, { basis, language }) } };
  },
});

/** A range with only one end has 30 days. */
function toRange({ from, to }: Partial<Range>, now: Date): Range {
  if (from) return { from, to: to ?? addDays(from, DAYS - 1) };
  const last = to ?? shopDay(now);
  return { from: addDays(last, 1 - DAYS), to: last };
}
