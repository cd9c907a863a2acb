import { numberOf, numbersIn, placeOf } from './numbers.ts';
import { toLatin } from './sounds.ts';
import { initialsIn, isSmall } from './words.ts';

/** One way to understand what was typed. */
export type Reading = {
  words: readonly string[];
  /** By position: whether a book has to have the word. */
  isNeeded: readonly boolean[];
};

const READINGS_MAX = 6;
const PARTS_MAX = 4;
/** Each further letter would cost more than the one before. */
const SPLIT_MAX = 30;
/** Before or after a number they only say that it is one: 'book two of', 'vol 1'. */
const COUNTED = new Set(
  'book books vol volume part number no nr bk number tome issue episode'.split(' '),
);
/** What people add to a title; few books have it there. */
const EXTRA = new Set(
  'book novel ebook kindle paperback hardcover hardback audiobook edition by author series'.split(
    ' ',
  ),
);

/** Returns how typed words can be read: as they are, in Latin letters, with numbers, initials and other words joined. */
export function readingsOf(
  typed: readonly string[],
  isKnown: (word: string) => boolean,
): Reading[] {
  const all = [typed];
  const latin = typed.map(toLatin);
  if (latin.some((word, at) => word !== typed[at])) all.push(latin);
  for (const { from, to, value } of numbersIn(typed))
    all.push(replaced(typed, from, to, String(value)));
  for (const { from, to, joined } of initialsIn(typed)) all.push(replaced(typed, from, to, joined));
  for (let at = 0; at + 1 < typed.length; at += 1) {
    const joined = `${typed[at]}${typed[at + 1]}`;
    if (isKnown(joined)) all.push(replaced(typed, at, at + 2, joined));
  }
  return all.slice(0, READINGS_MAX).map(toReading);
}

const replaced = (words: readonly string[], from: number, to: number, word: string) => [
  ...words.slice(0, from),
  word,
  ...words.slice(to),
];

function toReading(words: readonly string[]): Reading {
  const isCount = (word = '') => numberOf(word) !== undefined || placeOf(word) !== undefined;
  const isNeeded = words.map((word, at) => {
    const counts = COUNTED.has(word) && (isCount(words[at - 1]) || isCount(words[at + 1]));
    return !isSmall(word) && !counts && !EXTRA.has(word);
  });
  // Who types only small words means them.
  return { words, isNeeded: isNeeded.includes(true) ? isNeeded : words.map(() => true) };
}

/** Returns readings in which unknown words are several ones typed together: 'gonegirl'. */
export function splitReadings(
  typed: readonly string[],
  isKnown: (word: string) => boolean,
): Reading[] {
  const readings: (readonly string[])[] = [];
  for (const [at, word] of typed.entries()) {
    if (word.length < 4 || word.length > SPLIT_MAX || isKnown(word)) continue;
    for (const parts of partsOf(word, isKnown, PARTS_MAX)) {
      readings.push([...typed.slice(0, at), ...parts, ...typed.slice(at + 1)]);
    }
  }
  // The fewest parts are the likeliest ones.
  return readings
    .sort((a, b) => a.length - b.length)
    .slice(0, READINGS_MAX)
    .map(toReading);
}

function partsOf(word: string, isKnown: (word: string) => boolean, most: number): string[][] {
  const found: string[][] = [];
  for (let cut = 1; most > 1 && cut < word.length; cut += 1) {
    const [first, rest] = [word.slice(0, cut), word.slice(cut)];
    if (!isPart(first) || !isKnown(first)) continue;
    if (isPart(rest) && isKnown(rest)) found.push([first, rest]);
    for (const others of partsOf(rest, isKnown, most - 1)) found.push([first, ...others]);
  }
  return found;
}

const isPart = (word: string) => word.length > 1 || word === 'a' || word === 'i';
