/** Preset ranges in days, including today. */
export const FIGURES_RANGES = [7, 30, 365] as const;
/** Ten years. */
export const FIGURES_DAYS_MAX = 3660;
/** How many books and authors are listed; the CSV files list more. */
export const FIGURES_TOP = 20;
export const FIGURES_CSV_TOP = 1000;
/** The parts that can be downloaded. */
export const FIGURES_PARTS = [
  'days',
  'books',
  'authors',
  'genres',
  'taxes',
  'papers',
  'payments',
] as const;
export type FiguresPart = (typeof FIGURES_PARTS)[number];

/** Refused orders among those that reached a door, in percent with one decimal; null if there are none. */
export function refusedRate({ delivered, refused }: { delivered: number; refused: number }) {
  const ended = delivered + refused;
  return ended > 0 ? Math.round((refused / ended) * 1000) / 10 : null;
}
