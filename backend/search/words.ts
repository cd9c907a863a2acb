import { articleBefore } from './articles.ts';
import type { SearchDocument } from './documents.ts';
import { numberOf, numbersIn } from './numbers.ts';
import { toUsualLetters } from './sounds.ts';

/** Returns the words of a text. */
export type ToWords = (text: string) => string[];

/** The most frequent words of English, and the articles of other languages that are in the titles of English books. */
const SMALL = new Set(
  (
    'a an and are as at be but by for from had has have he her his i in into is it its my not of on or she so ' +
    'that the their they this to was we were will with you la le el der die das'
  ).split(' '),
);
/** What people add to a title or a number: 'book two of', 'paperback'. */
const ADDED = new Set(
  (
    'book books vol volume part number no nr bk tome issue episode novel ebook kindle paperback hardcover ' +
    'hardback audiobook edition author series'
  ).split(' '),
);
export const isAdded = (word: string): boolean => ADDED.has(word);

/** Returns whether a word says so little that a search does not insist on it, and no description is found by it. */
export const isSmall = (word: string): boolean => SMALL.has(word) || ADDED.has(word);

const WORD = /[\p{L}\p{N}\p{M}]+|&/gu;
const ASCII_WORD = /[a-z0-9]+|&/g;
/** Apostrophes, signs that nobody sees, and the commas of large numbers. */
const INSIDE_WORDS =
  /['’‘ʼʻʾʿ`´′＇\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<=\d),(?=\d{3})/g;

/** Whether an ASCII text may have such signs. */
const MAY_BE_INSIDE = /['`]|,\d/;

/** Most texts need no more than to be split. */
const ONLY_ASCII = /^\p{ASCII}*$/u;
/** Of most others these are all that is not ASCII. */
const QUOTES_AND_DASHES = /[\u2010-\u2015\u201c-\u201f\u2026]/g;

/** Scripts that are written without spaces. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
const isUnspaced = (word: string) => HAS_UNSPACED.test(word);
const RUN = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');

/**
 * Returns a function that returns the folded words of a text in order, in Latin letters where they are Cyrillic or
 * Greek, without apostrophes ("Don't" becomes 'dont'); '&' is 'and'. Where words are not kept apart by spaces, each two
 * neighbouring letters stand for one ('世界史' becomes '世界', '界史'), so that a part of a title is found, too.
 */
export const wordsBy =
  (fold: (text: string) => string): ToWords =>
  (text) => {
    const isAscii = ONLY_ASCII.test(text);
    const kept = isAscii ? text : text.replace(QUOTES_AND_DASHES, ' ');
    const folded = fold(
      isAscii && !MAY_BE_INSIDE.test(text) ? kept : kept.replace(INSIDE_WORDS, ''),
    );
    if (isAscii || ONLY_ASCII.test(folded)) return splitWords(folded, ASCII_WORD);
    const plain = toUsualLetters(folded);
    return isUnspaced(plain) ? splitWords(plain).flatMap(pairsIn) : splitWords(plain);
  };

const BOX_SET = /\bbox(?:ed)?[ -]sets?\b/g;

function splitWords(text: string, word = WORD): string[] {
  const one = text.includes('box') ? text.replace(BOX_SET, 'boxset') : text;
  const words = one.match(word) ?? [];
  return one.includes('&') ? words.map((found) => (found === '&' ? 'and' : found)) : [...words];
}

function pairsIn(word: string): string[] {
  const runs = word.match(RUN) ?? [];
  return runs.flatMap((run) => (isUnspaced(run) ? pairsOf([...run]) : run));
}

const pairsOf = (letters: readonly string[]): string[] =>
  letters.length === 1
    ? [...letters]
    : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);

/** What people write without the keys for it. */
const WRITTEN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Returns a text, and also as it is written where a keyboard lacks its letters: 'Krueger' for 'Krüger'. */
export function spellingsOf(text: string): string[] {
  if (ONLY_ASCII.test(text)) return [text];
  const composed = text.normalize('NFC').toLowerCase();
  const written = composed.replace(/[äöüøå]/g, (letter) => WRITTEN[letter] ?? letter);
  return written === composed ? [text] : [text, written];
}

const BEHIND_APOSTROPHE = /(?<=\p{L}['’‘ʼ])\p{L}{3,}/gu;

/** Returns what stands behind apostrophes in a text: people look for 'étranger' and 'Brien', not for "L'Étranger" and "O'Brien". */
export const behindApostrophes = (text: string): string[] => text.match(BEHIND_APOSTROPHE) ?? [];

const BETWEEN_INITIALS = /(?<=(?:^| )\S) (?=\S(?: |$))/g;

/** Returns words with their initials joined: 'j', 'r', 'r', 'tolkien' become 'jrr', 'tolkien'. */
export const joinInitials = (words: readonly string[]): readonly string[] =>
  words.some(({ length }) => length === 1)
    ? words.join(' ').replace(BETWEEN_INITIALS, '').split(' ')
    : words;

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
  for (const [text, weight] of textsOf(book)) {
    const [, ...others] = spellingsOf(text);
    const spelled = [text === book.title ? title : toWords(text), ...others.map(toWords)];
    const found = spelled.flatMap((words) => formsIn(words, weight >= STRONG));
    found.push(...behindApostrophes(text).flatMap(toWords));
    for (const word of found) if (!weights.has(word)) weights.set(word, weight);
  }
  return weights;
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
