/** How a query's word matches a word of the catalogue, best first. */
export type Fit = 'exact' | 'prefix' | 'typo';

/** Returns the number of tolerated typos: none in short words, where almost any word is one typo away. */
export const toleratedTypos = (word: string): number =>
  word.length < 4 ? 0 : word.length < 8 ? 1 : 2;

/** Returns one typo more for words that say enough, for a search that would find nothing otherwise. */
export const mostTypos = (word: string): number => (word.length < 6 ? toleratedTypos(word) : 2);

/** Returns the letters of a word as a bit mask; several letters may share a bit. */
export function letterMask(word: string): number {
  let mask = 0;
  // 30 bits, because larger numbers would not be small integers.
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 30);
  return mask;
}

/** Returns a lower bound for the number of letters of the first word that the second lacks. */
export function lettersMissing(typed: number, known: number): number {
  let missing = 0;
  for (let rest = typed & ~known; rest !== 0; rest &= rest - 1) missing += 1;
  return missing;
}

/**
 * Returns how `typed` matches `word` with at most `edits` typos, or undefined. If the user is still
 * typing (`unfinished`), it may also match a prefix of `word`, with typos.
 */
export function fitOf(
  typed: string,
  word: string,
  { unfinished, edits }: { unfinished: boolean; edits: number },
): Fit | undefined {
  if (typed === word) return 'exact';
  if (unfinished && word.startsWith(typed)) return 'prefix';
  if (edits === 0 || word.length < typed.length - edits) return undefined;
  if (!unfinished && word.length > typed.length + edits) return undefined;
  return editDistance(typed, word.slice(0, typed.length + edits), unfinished, edits) <= edits
    ? 'typo'
    : undefined;
}

/**
 * Returns the optimal string alignment distance: insertions, deletions, substitutions and
 * transpositions count one each. With `toPrefix`, returns the distance to the nearest prefix of `word`.
 * For a distance above `limit` it returns any number above `limit`.
 */
export function editDistance(
  typed: string,
  word: string,
  toPrefix: boolean,
  limit: number,
): number {
  const width = word.length + 1;
  if (table.length < (typed.length + 1) * width) table = new Uint8Array((typed.length + 1) * width);
  for (let column = 0; column < width; column += 1) table[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    if (fillRow(typed, word, row, limit) > limit) return limit + 1;
  }
  const start = typed.length * width;
  const { from, to } = band(typed.length, width, limit);
  if (!toPrefix) return to === word.length ? at(start + to) : limit + 1;
  let least = limit + 1;
  for (let column = from; column <= to; column += 1) least = Math.min(least, at(start + column));
  return least;
}

/** Shared by all calls, because one search makes thousands of them. */
let table = new Uint8Array(0);
const at = (index: number) => table[index] as number;

/** Cells further than `limit` from the diagonal are always above the limit. */
const band = (row: number, width: number, limit: number) => ({
  from: Math.max(0, row - limit),
  to: Math.min(width - 1, row + limit),
});

/** Fills one row of the table from the two rows above it. Returns its minimum. */
function fillRow(typed: string, word: string, row: number, limit: number): number {
  const width = word.length + 1;
  const start = row * width;
  const { from, to } = band(row, width, limit);
  const above = start - width;
  let left = limit + 1;
  let lowest = left;
  for (let column = from; column <= to; column += 1) {
    // The cell above the band's last cell has not been filled.
    const up = column < row + limit ? at(above + column) : limit + 1;
    let least = Math.min(up, left) + 1;
    if (column > 0) {
      const same = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1);
      least = Math.min(least, at(above + column - 1) + (same ? 0 : 1));
      if (!same && row > 1 && column > 1 && swapped(typed, word, row, column)) {
        least = Math.min(least, at(above - width + column - 2) + 1);
      }
    }
    table[start + column] = least;
    left = least;
    if (least < lowest) lowest = least;
  }
  return lowest;
}

const swapped = (typed: string, word: string, row: number, column: number) =>
  typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
  typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
