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
export const isUnspaced = (word: string) => HAS_UNSPACED.test(word);
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
