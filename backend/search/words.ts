import type { SearchDocument } from './documents.ts';
import { numberOf, numbersIn } from './numbers.ts';
import { toLatin } from './sounds.ts';

/** Returns the words of a text. */
export type ToWords = (text: string) => string[];

/**
 * Words that say little: a search does not insist on them, and no description is found by them. They are the
 * most frequent ones of English, and what people add to a title or a number: 'book two of', 'paperback'.
 */
const SMALL = new Set(
  (
    'a an and are as at be but by for from had has have he her his i in into is it its my not of on or she so ' +
    'that the their they this to was we were will with you la le el der die das book books vol volume part ' +
    'number no nr bk tome issue episode novel ebook kindle paperback hardcover hardback audiobook edition ' +
    'author series'
  ).split(' '),
);
export const isSmall = (word: string): boolean => SMALL.has(word);

const WORD = /[\p{L}\p{N}]+|&/gu;
const INSIDE_WORDS = /['’ʼ`]|(?<=\d),(?=\d{3})/g;

/**
 * Returns a function that returns the folded words of a text in order, in Latin letters where they are
 * Cyrillic or Greek, without apostrophes ("Don't" becomes 'dont'); '&' is 'and'.
 */
export const wordsBy =
  (fold: (text: string) => string): ToWords =>
  (text) => {
    const plain = fold(text).replace(INSIDE_WORDS, '');
    const words = toLatin(plain).match(WORD);
    return words?.map((word) => (word === '&' ? 'and' : word)) ?? [];
  };

const BETWEEN_INITIALS = /(?<=(?:^| )\S) (?=\S(?: |$))/g;

/** Returns words with their initials joined: 'j', 'r', 'r', 'tolkien' become 'jrr', 'tolkien'. */
export const joinInitials = (words: readonly string[]): readonly string[] =>
  words.some(({ length }) => length === 1)
    ? words.join(' ').replace(BETWEEN_INITIALS, '').split(' ')
    : words;

/** The least weight in a title, an author or a series. */
export const STRONG = 200;
/** What a word of the description weighs. */
export const MENTIONED = 40;
const SHORTEST_ACRONYM = 3;

/** Returns the short texts of a book that are searched, each with its weight, the highest first. */
const textsOf = (book: SearchDocument): [text: string, weight: number][] => [
  [book.title, 300],
  [book.author ?? '', 240],
  [book.series?.name ?? '', 240],
  [book.series?.number?.toString() ?? '', 240],
  [book.tags?.join(' ') ?? '', 120],
  [book.category, 110],
  [book.publisher ?? '', 100],
];

/**
 * Returns the words by which a book is found besides those of its description, and what else they may be
 * typed as, each with the weight of its best field.
 */
export function weighWords(book: SearchDocument, toWords: ToWords): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [text, weight] of textsOf(book)) {
    const found = text === '' ? [] : formsIn(toWords(text), weight >= STRONG);
    for (const word of found) if (!weights.has(word)) weights.set(word, weight);
  }
  return weights;
}

/** Returns words and what else they, or several of them together, may be typed as. */
function formsIn(words: readonly string[], isName: boolean): string[] {
  const numbers = words.map(numberOf).filter((number) => number !== undefined);
  const joined = [...numbers, ...numbersIn(words).map(({ value }) => value)].map(String);
  return [...words, ...joined, ...joinInitials(words), ...(isName ? acronymsOf(words) : [])];
}

/** Before the first letters of a name, which are only found as a whole. */
export const ACRONYM = '=';

/** Returns the first letters of the words of a name, with and without a small first word. */
export function acronymsOf(words: readonly string[]): string[] {
  const letters = words.map((word) => (/^\d/.test(word) ? word : word[0])).join('');
  const all = isSmall(words[0] ?? '') ? [letters, letters.slice(1)] : [letters];
  return all
    .filter(({ length }) => length >= SHORTEST_ACRONYM && length < 12)
    .map((acronym) => ACRONYM + acronym);
}

/** Returns whether two states of a book have the same words besides those of its description. */
export function hasSameNames(book: SearchDocument, before: SearchDocument): boolean {
  const texts = textsOf(before);
  return textsOf(book).every(([text], at) => text === texts[at]?.[0]);
}
