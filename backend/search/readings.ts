import { numbersIn } from './numbers.ts';
import { isSmall, joinInitials } from './words.ts';

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
type IsKnown = (word: string) => boolean;

/** Returns how typed words can be read: as they are, or with numbers, initials and other words joined. */
export function readingsOf(typed: readonly string[], isKnown: IsKnown): Reading[] {
  const numbers = numbersIn(typed).map(({ from, to, value }) =>
    typed.toSpliced(from, to - from, String(value)),
  );
  const neighbours = typed.slice(1).flatMap((word, at) => {
    const joined = `${typed[at]}${word}`;
    return isKnown(joined) ? [typed.toSpliced(at, 2, joined)] : [];
  });
  const all = [typed, ...numbers, joinInitials(typed), ...neighbours];
  const texts = new Set(all.map((words) => words.join(' ')));
  return Array.from(texts, (text) => toReading(text.split(' '))).slice(0, READINGS_MAX);
}

function toReading(words: readonly string[]): Reading {
  const isNeeded = words.map((word, at) => {
    const isBegun = at > 0 && at === words.length - 1 && /^\D$/.test(word);
    return !isSmall(word) && !isBegun;
  });
  // Who types only small words means them.
  return { words, isNeeded: isNeeded.includes(true) ? isNeeded : words.map(() => true) };
}

/** Returns readings in which unknown words are several ones typed together: 'gonegirl'. */
export function splitReadings(typed: readonly string[], isKnown: IsKnown): Reading[] {
  const readings = typed.flatMap((word, at) =>
    word.length < 4 || word.length > SPLIT_MAX || isKnown(word)
      ? []
      : partsOf(word, isKnown, PARTS_MAX).map((parts) => typed.toSpliced(at, 1, ...parts)),
  );
  // The fewest parts are the likeliest ones.
  return readings
    .sort((a, b) => a.length - b.length)
    .slice(0, READINGS_MAX)
    .map(toReading);
}

function partsOf(word: string, isKnown: IsKnown, most: number): string[][] {
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
