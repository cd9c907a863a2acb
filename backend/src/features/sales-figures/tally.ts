/** The copies sold of something and what they came to. */
export type Sold = { copies: number; cents: number };
/** Sales by book id, author or genre. */
export type Tally = Map<string, Sold>;

/** Adds sales to a tally. */
export function addTo(tally: Tally, key: string, { copies, cents }: Sold): void {
  const known = tally.get(key);
  if (known) {
    known.copies += copies;
    known.cents += cents;
  } else tally.set(key, { copies, cents });
}

/** Orders what has sold: by money, then copies, then key, so that equal ones keep their places. */
export const bySales = (a: Sold & { key: string }, b: Sold & { key: string }): number =>
  b.cents - a.cents || b.copies - a.copies || (a.key < b.key ? -1 : 1);

/** Returns the sales of a tally, the highest first. */
export const ranked = (tally: Tally): (Sold & { key: string })[] =>
  [...tally].map(([key, sold]) => ({ key, ...sold })).sort(bySales);
