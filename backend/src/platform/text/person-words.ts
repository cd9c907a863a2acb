import { fold } from '@book-store/contract/fold';
import { findableWords } from './to-words.ts';

type Person = { name: string; email?: string | null | undefined; phone: string };

/**
 * Returns the words by which the owner finds somebody. An index finds prefixes, so the ending of a phone number is
 * found by its digits stored backwards behind a prefix of their own.
 */
export function personWords({ name, email, phone }: Person): string[] {
  const digits = digitsOf(phone);
  return [
    ...findableWords(name),
    ...(email ? [fold(email)] : []),
    ...(digits ? [digits, backwards(digits)] : []),
  ];
}

export const digitsOf = (phone: string) => phone.replace(/\D/g, '');
export const backwards = (word: string) => `~${[...word].reverse().join('')}`;

/** Longer words are found by their beginning: the index has no room for them. */
export const WORD_MAX = 64;

/** As an index keeps them. */
export const asStoredWords = (words: readonly string[]): string[] =>
  [...new Set(words.map((word) => word.slice(0, WORD_MAX)))].filter((word) => word !== '');
