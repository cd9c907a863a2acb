import { fold } from '@book-store/contract/fold';
import { behindApostrophes, spellingsOf, wordsBy } from '@book-store/search';

/** Splits a text into folded words; every search for books, orders or customers uses this. */
export const toWords = wordsBy(fold);

/** Returns each word in all its spellings: 'kruger' and 'krueger' for 'Krüger'. */
export function spelledWords(text: string): string[][] {
  const [words = [], written = []] = spellingsOf(text).map(toWords);
  return words.map((word, at) => [word, ...written.slice(at, at + 1)]);
}

/** Returns all words by which a name is found. */
export const findableWords = (name: string): string[] => [
  ...spelledWords(name).flat(),
  ...behindApostrophes(name).flatMap(toWords),
];

/** Returns the sort key of a name: its words, so that '“Emma”' and '¿Emma?' come next to 'Emma'. */
export const sortKeyOf = (name: string): string => toWords(name).join(' ') || fold(name);
