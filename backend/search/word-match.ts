/** Returns the number of tolerated typos: none in short words, where almost any word is one typo away. */
export const toleratedTypos = (word: string): number =>
  word.length < 4 ? 0 : word.length < 6 ? 1 : 2;

/** Returns the letters of a word as a bit mask; several letters may share a bit. */
export function letterMask(word: string): number {
  let mask = 0;
  // 30 bits, because larger numbers would not be small integers.
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 30);
  return mask;
}

/** Returns whether a mask has more letters than there may be typos. */
export function areTooMany(letters: number, typos: number): boolean {
  let rest = letters;
  for (let typo = 0; typo < typos; typo += 1) rest &= rest - 1;
  return rest !== 0;
}

/**
 * Returns the number of typos that lead from one word to another, if `most` are enough, else more than `most`:
 * letters left out, added, replaced, or swapped with the next one. With `toBeginning`, whatever follows in
 * the second word does not count.
 */
export function typosBetween(
  typed: string,
  word: string,
  most: number,
  toBeginning = false,
  from = 0,
  to = 0,
): number {
  let own = from;
  let other = to;
  while (own < typed.length && typed.charCodeAt(own) === word.charCodeAt(other)) {
    own += 1;
    other += 1;
  }
  const left = typed.length - own;
  const more = word.length - other;
  if (left === 0 && (toBeginning || more === 0)) return 0;
  if (left - more > most || (!toBeginning && more - left > most) || most === 0) return most + 1;
  let least = most + 1;
  const rest = most - 1;
  const isSwapped =
    typed.charCodeAt(own) === word.charCodeAt(other + 1) &&
    typed.charCodeAt(own + 1) === word.charCodeAt(other);
  // Four calls instead of one function for them: a search makes thousands of them.
  if (isSwapped) least = 1 + typosBetween(typed, word, rest, toBeginning, own + 2, other + 2);
  if (left > 0 && more > 0)
    least = Math.min(least, 1 + typosBetween(typed, word, rest, toBeginning, own + 1, other + 1));
  if (left > 0)
    least = Math.min(least, 1 + typosBetween(typed, word, rest, toBeginning, own + 1, other));
  if (more > 0)
    least = Math.min(least, 1 + typosBetween(typed, word, rest, toBeginning, own, other + 1));
  return least;
}
