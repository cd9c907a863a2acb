/** With fewer orders in this period, sales reflect single customers rather than books. */
export const TELLING = { orders: 20, days: 90 };

/** Maxima among visible books; `mostSold` is 0 while sales are too few. */
export type Tops = { bestKnown: number; mostSold: number };
export const UNTOLD: Tops = { bestKnown: 0, mostSold: 0 };

/** The readers that the best-selling book counts for in a shop without popularity data. */
const READERS = 1_000_000;

export function popularityOf(
  { fame, copies }: { fame: number; copies: number },
  { bestKnown, mostSold }: Tops,
): number {
  return mostSold > 0 ? fame + (copies / mostSold) * (bestKnown || READERS) : fame;
}
