import { dayAfter } from '@book-store/contract/promised-days';
import { FIGURES_RANGES } from '@book-store/contract/reports/figures/figures';
import type { FiguresQuery } from '@book-store/contract/reports/figures/figures.schemas';

/** The range in the URL: a number of days up to today, or two of the shop's days. */
export type FiguresRange = { days: (typeof FIGURES_RANGES)[number] } | { from: string; to: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Anything invalid means the last 30 days. */
export function parseFiguresRange(params: URLSearchParams): FiguresRange {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if (DAY.test(from) && DAY.test(to) && from <= to) return { from, to };
  return { days: FIGURES_RANGES.find((days) => String(days) === params.get('days')) ?? 30 };
}

export const toFiguresQuery = (range: FiguresRange, today: string): Required<FiguresQuery> =>
  'from' in range ? range : { from: dayAfter(today, 1 - range.days), to: today };
