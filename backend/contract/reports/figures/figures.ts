/** The ranges of the figures that are one press away, in days, today included. */
export const FIGURES_RANGES = [7, 30, 365] as const;
/** The longest range of the figures: ten years. */
export const FIGURES_DAYS_MAX = 3660;
/** How many books and authors the figures name; the CSV files name more. */
export const FIGURES_TOP = 20;
export const FIGURES_CSV_TOP = 1000;
/** The parts of the figures that can be downloaded. */
export const FIGURES_PARTS = ['days', 'books', 'authors', 'genres', 'taxes', 'payments'] as const;
export type FiguresPart = (typeof FIGURES_PARTS)[number];

/** Returns the share of refused orders among those that reached a door: in percent, with one decimal; null without any. */
export function refusedRate({ delivered, refused }: { delivered: number; refused: number }) {
  const ended = delivered + refused;
  return ended > 0 ? Math.round((refused / ended) * 1000) / 10 : null;
}
