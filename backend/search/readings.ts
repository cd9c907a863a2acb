import { numbersIn } from './numbers.ts';
import { isSmall, joinInitials } from './words.ts';

/** One way to understand what was typed. */
export type Reading = {
  words: readonly string[];
  /** By position: whether a book has to have the word. */
  isNeeded: readonly boolean[];
};

/** 'vol3' */
const NUMBERED = /^(vol|volume|book|part|no|nr|bk|tome|episode|issue)(\d{1,3})$/;
const READINGS_MAX = 6;
const PARTS_MAX = 4;
/** Each further letter would cost more than the one before. */
const SPLIT_MAX = 30;
type IsKnown = (word: string) => boolean;

/** Returns how typed words can be read: as they are, or with numbers and initials joined. */
export function readingsOf(words: readonly string[]): Reading[] {
  if (words.length === 0) return [];
  const typed = words.flatMap((word) => NUMBERED.exec(word)?.slice(1) ?? word);
  const numbers = numbersIn(typed).map(({ from, to, value }) =>
    typed.toSpliced(from, to - from, String(value)),
  );
  const all = [typed, ...numbers, joinInitials(typed)];
  const texts = new Set(all.map((reading) => reading.join(' ')));
  return Array.from(texts, (text) => toReading(text.split(' '), typed)).slice(0, READINGS_MAX);
}

function toReading(words: readonly string[], typed: readonly string[]): Reading {
  // Initials that are joined are no small word: 'a.s. king'.
  const isNeeded = words.map((word) => !isSmall(word) || !typed.includes(word));
  // Who types only small words means them.
  return { words, isNeeded: isNeeded.includes(true) ? isNeeded : words.map(() => true) };
}

/** Returns readings in which words are joined that were typed apart, and unknown ones split: 'mocking bird', 'gonegirl'. */
export function respacedReadings(
  typed: readonly string[],
  isKnown: IsKnown,
  isBeginning: IsKnown,
): Reading[] {
  const joined = typed.slice(1).flatMap((word, at) => {
    const both = `${typed[at]}${word}`;
    return isKnown(both) || (at === typed.length - 2 && isBeginning(both))
      ? [typed.toSpliced(at, 2, both)]
      : [];
  });
  const split = typed.flatMap((word, at) =>
    word.length < 4 || word.length > SPLIT_MAX || isKnown(word)
      ? []
      : partsOf(word, isKnown, PARTS_MAX).map((parts) => typed.toSpliced(at, 1, ...parts)),
  );
  // The fewest parts are the likeliest ones.
  return [...joined, ...split]
    .sort((a, b) => a.length - b.length)
    .slice(0, READINGS_MAX)
    .map((words) => toReading(words, typed));
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
