import { articleBefore } from './articles.ts';
import type { SearchDocument } from './documents.ts';
import { numberOf, numbersIn } from './numbers.ts';
import {
  behindApostrophes,
  isSmall,
  isUnspaced,
  joinInitials,
  spellingsOf,
  type ToWords,
} from './words.ts';

/** The least weight in a title, an author or a series. */
export const STRONG = 240;
/** What the number in a series weighs; who types a number alone doesn't mean each volume that has it. */
export const VOLUME = 240;
/** What a word of the description weighs. */
export const MENTIONED = 100;
/** What a word of the title weighs, and what its first word adds, and one that is the whole of it. */
const TITLE = 300;
const FIRST = 60;
const ONLY = 40;
const SHORTEST_ACRONYM = 3;

/** Returns the short texts of a book that are searched, each with its weight, the highest first. */
const textsOf = (book: SearchDocument): [text: string, weight: number][] => [
  [book.title, TITLE],
  [book.author ?? '', 280],
  [book.series?.name ?? '', 280],
  [book.series?.number?.toString() ?? '', VOLUME],
  [book.tags?.join(' ') ?? '', 200],
  [book.category, 200],
  [book.publisher ?? '', 180],
];

/** What follows a colon or stands in brackets is less of a title. */
const MAIN_TITLE = /^[^:;(]*[\p{L}\p{N}][^:;(]*/u;
const HAS_MORE = /[:;(]/;

/** Returns the words of a book's title before a colon or bracket, without the article before them. */
export function mainTitleOf(
  book: SearchDocument,
  toWords: ToWords,
  all = toWords(book.title),
): readonly string[] {
  const [main] = (HAS_MORE.test(book.title) && MAIN_TITLE.exec(book.title)) || [];
  const words = main === undefined ? all : toWords(main);
  const article = articleBefore(words.join(' '), book);
  if (article === '') return words;
  return article.endsWith(' ') ? words.slice(1) : [words[0]?.slice(1) ?? '', ...words.slice(1)];
}

/**
 * Returns the words by which a book is found besides those of its description, and what else they may be
 * typed as, each with the weight of its best field.
 */
export function weighWords(book: SearchDocument, toWords: ToWords): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const title = toWords(book.title);
  const [first, second] = mainTitleOf(book, toWords, title);
  if (first) weights.set(first, TITLE + FIRST + (second === undefined ? ONLY : 0));
  const put = (words: readonly string[], weight: number) => {
    for (const word of words) if (!weights.has(word)) weights.set(word, weight);
  };
  const [, ...others] = textsOf(book);
  put(wordsIn(book.title, title, true, toWords), TITLE);
  for (const [text, weight] of others) {
    if (text !== '') put(rememberedWordsIn(text, weight >= STRONG, toWords), weight);
  }
  return weights;
}

const REMEMBERED_MAX = 5000;
/** Authors, series and genres recur from book to book; by text and whether it is a name. */
const remembered = new WeakMap<ToWords, Map<string, readonly string[]>>();

function rememberedWordsIn(text: string, isName: boolean, toWords: ToWords): readonly string[] {
  const known = remembered.get(toWords) ?? new Map<string, readonly string[]>();
  remembered.set(toWords, known);
  const key = `${isName} ${text}`;
  const before = known.get(key);
  if (before) return before;
  const words = wordsIn(text, toWords(text), isName, toWords);
  if (known.size >= REMEMBERED_MAX) known.clear();
  known.set(key, words);
  return words;
}

/** Returns the words of a text with all it may be typed as. */
function wordsIn(
  text: string,
  words: readonly string[],
  isName: boolean,
  toWords: ToWords,
): string[] {
  const [, ...others] = spellingsOf(text);
  const spelled = [words, ...others.map(toWords)];
  const behind = behindApostrophes(text).flatMap(toWords);
  return [...spelled.flatMap((one) => formsIn(one, isName)), ...behind];
}

/** Returns words and what else they, or several of them together, may be typed as. */
function formsIn(words: readonly string[], isName: boolean): string[] {
  const numbers = words.map(numberOf).filter((number) => number !== undefined);
  const joined = [...numbers, ...numbersIn(words).map(({ value }) => value)].map(String);
  const letters = words.filter(isUnspaced).flatMap((pair) => [...pair]);
  const acronyms = isName ? acronymsOf(words) : [];
  return [...words, ...joined, ...letters, ...joinInitials(words), ...acronyms];
}

/** Before the first letters of a name, which are only found as a whole. */
export const ACRONYM = '=';

/** Returns the first letters of the words of a name, with and without a small first word. */
export function acronymsOf(words: readonly string[]): string[] {
  const spaced = words.filter((word) => !isUnspaced(word));
  const letters = spaced.map((word) => (/^\d/.test(word) ? word : word[0])).join('');
  const all = isSmall(words[0] ?? '') ? [letters, letters.slice(1)] : [letters];
  return all
    .filter(({ length }) => length >= SHORTEST_ACRONYM && length < 12)
    .map((acronym) => ACRONYM + acronym);
}

/** Returns whether two states of a book have the same words besides those of its description. */
export function hasSameNames(book: SearchDocument, before: SearchDocument): boolean {
  const texts = textsOf(before);
  if (book.language !== before.language) return false;
  return textsOf(book).every(([text], at) => text === texts[at]?.[0]);
}
