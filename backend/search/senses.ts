import type { SearchDocument } from './documents.ts';
import { namesOf, type Split } from './names.ts';
import { FIT, type Understood } from './word-search.ts';

/** A book that comes close to what was typed, and how many people know it. */
type Close = { book: SearchDocument; known: number };

/** Another sense of what was typed is no sense if so many times as many people know the books of the first. */
const OBVIOUS = 5;
/** How much better words fit before others are no longer a sense of what was typed. */
const AS_GOOD = 0.06;

/**
 * Returns what was meant, if what was typed makes only one sense: the words of the catalogue that fit best, each in
 * the place of a typed one. Undefined if there are several that fit as well, and no one is much better known, or if a
 * word is further off than a slip.
 */
export function onlySense(
  readings: readonly Understood[],
  close: readonly Close[],
  split: Split,
): string | undefined {
  const senses = new Map<string, { fit: number; least: number; known: number }>();
  for (const { book, known } of close) {
    const { words } = namesOf(book, split);
    for (const reading of readings) {
      const sense = senseOf(reading, words);
      if (!sense) continue;
      const before = senses.get(sense.text);
      const { fit, least } = sense;
      senses.set(sense.text, { fit, least, known: known + (before?.known ?? 0) });
    }
  }
  const best = Math.max(...Array.from(senses.values(), ({ fit }) => fit));
  const [first, second] = [...senses]
    .filter(([, { fit }]) => fit > best - AS_GOOD)
    .sort(([, a], [, b]) => b.known - a.known);
  if (!first) return undefined;
  const isSure = first[1].least > FIT.onlySound;
  const isOnly = !second || first[1].known >= second[1].known * OBVIOUS;
  return isSure && isOnly ? first[0] : undefined;
}

/** Returns the words of a book that fit a reading best, and how well they do on average, and the least of them. */
function senseOf({ words: typed, fits, isNeeded }: Understood, words: ReadonlySet<string>) {
  const found: number[] = [];
  const sense: string[] = [];
  for (const [at, own] of fits.entries()) {
    const [word, fit] = [...own]
      .filter(([one]) => words.has(one))
      .reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
    if (fit > 0) sense.push(word);
    else if (isNeeded[at]) return undefined;
    else sense.push(typed[at] as string);
    if (isNeeded[at]) found.push(fit);
  }
  const fit = found.reduce((sum, one) => sum + one, 0) / found.length;
  return { text: sense.join(' '), fit, least: Math.min(...found) };
}
