/** The copies sold of something and what they came to. */
export type Sold = { copies: number; cents: number };
/** Sales by book id, or by author. */
export type Tally = Map<string, Sold>;

/** A document holds 16 MB. Beyond it, what has sold least is left out: about the 100,000th author. */
const LENGTH_MAX = 6_000_000;

/** Adds sales to a tally. */
export function addTo(tally: Tally, key: string, { copies, cents }: Sold): void {
  const known = tally.get(key);
  if (known) {
    known.copies += copies;
    known.cents += cents;
  } else tally.set(key, { copies, cents });
}

/**
 * Writes a tally as text, the best selling first; the same tally gives the same text. Three columns are
 * read ten times as fast as a document for each book.
 */
export function writeTally(tally: Tally): string {
  const rows = bestOf(tally, tally.size);
  let length = 0;
  const kept = rows.filter(([key, { copies, cents }]) => {
    length += Buffer.byteLength(JSON.stringify(key)) + `${copies},${cents},,`.length;
    return length <= LENGTH_MAX;
  });
  return JSON.stringify([
    kept.map(([key]) => key),
    kept.map(([, { copies }]) => copies),
    kept.map(([, { cents }]) => cents),
  ]);
}

/** Adds a tally that was written as text to another one. */
export function addWritten(tally: Tally, written: string): void {
  const [keys, copies, cents] = JSON.parse(written) as [string[], number[], number[]];
  for (const [at, key] of keys.entries()) {
    addTo(tally, key, { copies: copies[at] ?? 0, cents: cents[at] ?? 0 });
  }
}

/** Returns what has sold best: by money, then copies, then key, so that equal ones keep their places. */
export function bestOf(tally: Tally, limit: number): [string, Sold][] {
  if (limit >= tally.size) return [...tally].sort(bySales);
  // Sorting all books of a large catalogue takes longer than adding them up.
  const best: [string, Sold][] = [];
  for (const row of tally) {
    const last = best.at(-1);
    if (last && best.length >= limit && bySales(last, row) < 0) continue;
    const place = best.findLastIndex((other) => bySales(other, row) < 0) + 1;
    best.splice(place, 0, row);
    if (best.length > limit) best.pop();
  }
  return best;
}

const bySales = ([keyA, a]: [string, Sold], [keyB, b]: [string, Sold]) =>
  b.cents - a.cents || b.copies - a.copies || (keyA < keyB ? -1 : 1);
