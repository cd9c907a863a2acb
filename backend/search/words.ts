import type { SearchDocument } from './documents.ts';
import { numberOf, numbersIn } from './numbers.ts';
import { toLatin } from './sounds.ts';

/** Returns the words of a text. */
export type ToWords = (text: string) => string[];

/**
 * Words that say little: a search does not insist on them, and no description is found by them. Most are the
 * most frequent ones of English.
 */
const SMALL = new Set(
  (
    'a an and are as at be but by for from had has have he her his i in into is it its my not of on or she so ' +
    'that the their they this to was we were will with you la le el der die das'
  ).split(' '),
);
export const isSmall = (word: string): boolean => SMALL.has(word);

const ONLY_ASCII = /^\p{ASCII}*$/u;
/** Several times faster where it is enough. */
const GAPS = { ascii: /[^a-z0-9]+/, any: /[^\p{L}\p{N}]+/u };

/**
 * Returns a function that returns the folded words of a text in order, without apostrophes ("Don't" becomes
 * 'dont'); '&' is 'and'.
 */
export const wordsBy =
  (fold: (text: string) => string): ToWords =>
  (text) => {
    const plain = fold(text)
      .replace(/['’ʼ`]/g, '')
      .replaceAll('&', ' and ')
      .replace(/(\d),(?=\d{3})/g, '$1');
    const words = plain.split(ONLY_ASCII.test(plain) ? GAPS.ascii : GAPS.any);
    return words.filter(Boolean);
  };

/** Returns the runs of initials among words, each joined: 'j', 'r', 'r', 'tolkien' has 'jrr' from 0 to 3. */
export function initialsIn(words: readonly string[]) {
  const runs: { from: number; to: number; joined: string }[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    while (words[to]?.length === 1) to += 1;
    if (to > from + 1) runs.push({ from, to, joined: words.slice(from, to).join('') });
    from = Math.max(from, to - 1);
  }
  return runs;
}

/** Returns what else each of the words, or several of them together, may be typed as, by position. */
export function otherForms(words: readonly string[]): [word: string, at: number][] {
  const forms: [string, number][] = [];
  for (const [at, word] of words.entries()) {
    const number = numberOf(word);
    if (number !== undefined) forms.push([String(number), at]);
    const latin = toLatin(word);
    if (latin !== word) forms.push([latin, at]);
  }
  for (const { from, joined } of initialsIn(words)) forms.push([joined, from]);
  for (const { from, value } of numbersIn(words)) forms.push([String(value), from]);
  return forms;
}

const FIELD_WEIGHT = {
  title: 300,
  author: 240,
  series: 240,
  tags: 120,
  category: 110,
  publisher: 100,
  description: 40,
};
/** The least weight in a title, an author or a series. */
export const STRONG = 200;
/** Words beyond this position have the same weight. */
const LAST_POSITION = 40;
const SHORTEST_ACRONYM = 3;

/** Returns the texts of a book that are searched. */
const textsOf = (book: SearchDocument): Record<keyof typeof FIELD_WEIGHT, string> => ({
  title: book.title,
  author: book.author ?? '',
  series: book.series?.name ?? '',
  tags: book.tags?.join(' ') ?? '',
  category: book.category,
  publisher: book.publisher ?? '',
  description: book.description ?? '',
});

/** Returns the words by which a book is found, each with the weight of its best position. */
export function weighWords(book: SearchDocument, toWords: ToWords): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const weigh = (word: string, weight: number) => {
    if (weight > (weights.get(word) ?? 0)) weights.set(word, weight);
  };
  const { description, ...names } = textsOf(book);
  for (const [field, text] of Object.entries(names) as [keyof typeof names, string][]) {
    const words = text === '' ? [] : toWords(text);
    const weightAt = (at: number) => FIELD_WEIGHT[field] - Math.min(at, LAST_POSITION);
    for (const [at, word] of words.entries()) weigh(word, weightAt(at));
    for (const [form, at] of otherForms(words)) weigh(form, weightAt(at));
    if (FIELD_WEIGHT[field] < STRONG) continue;
    for (const acronym of acronymsOf(words)) weigh(ACRONYM + acronym, FIELD_WEIGHT[field]);
  }
  const isLatin = ONLY_ASCII.test(description);
  for (const word of toWords(description)) {
    if (isSmall(word)) continue;
    weigh(word, FIELD_WEIGHT.description);
    if (!isLatin) weigh(toLatin(word), FIELD_WEIGHT.description);
  }
  const number = book.series?.number;
  if (number !== undefined) weigh(VOLUME + number, FIELD_WEIGHT.series);
  return weights;
}

/** Before what is no word of a text: a number in a series, and the first letters of a name. */
export const VOLUME = '#';
export const ACRONYM = '=';
/** Whether a word is only found as a whole. */
export const isMark = (word: string): boolean =>
  word.startsWith(VOLUME) || word.startsWith(ACRONYM);

/** Returns the first letters of the words of a name, with and without a small first word. */
export function acronymsOf(words: readonly string[]): string[] {
  const letters = words.map((word) => (/^\d/.test(word) ? word : word[0])).join('');
  const all = isSmall(words[0] ?? '') ? [letters, letters.slice(1)] : [letters];
  return all.filter(({ length }) => length >= SHORTEST_ACRONYM && length < 12);
}

/** Returns whether two states of a book have the same words. */
export function hasSameWords(book: SearchDocument, before: SearchDocument): boolean {
  const [texts, others] = [textsOf(book), textsOf(before)];
  return (
    book.series?.number === before.series?.number &&
    (Object.keys(texts) as (keyof typeof texts)[]).every((field) => texts[field] === others[field])
  );
}
