import type { SearchDocument } from './documents.ts';
import { matchOf, namesOf, type Split } from './names.ts';
import { FIT, type Understood } from './word-search.ts';

/**
 * Returns whether a book has the words of a reading only in the names of several people, the last word as the beginning
 * of a longer one: 'steven king' is not meant for Barbara Kingsolver and Steven L. Hopp.
 */
export function isScattered(book: SearchDocument, reading: Understood, split: Split): boolean {
  const { title, series, authors } = namesOf(book, split);
  const [others, people] = [[title, series], authors].map((names) =>
    names.map((name) => matchOf(name, reading).fits),
  ) as [number[][], number[][]];
  const fitOf = (names: readonly (readonly number[])[], at: number) =>
    Math.max(0, ...names.map((fits) => fits[at] as number));
  const hasAll = (names: readonly (readonly number[])[]) =>
    reading.isNeeded.every((is, at) => !is || fitOf(names, at) > 0);
  const all = [...others, ...people];
  return (
    fitOf(all, reading.words.length - 1) === FIT.beginning &&
    hasAll(all) &&
    !people.some((one) => hasAll([...others, one]))
  );
}
