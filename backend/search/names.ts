import { articlesIn, withoutArticle } from './articles.ts';
import { acronymsOf, mainTitleOf } from './book-words.ts';
import type { SearchDocument } from './documents.ts';
import { numberOf } from './numbers.ts';
import { toleratedTypos, typosBetween } from './word-match.ts';
import { FIT, type Understood } from './word-search.ts';
import { isSmall, joinInitials, type ToWords } from './words.ts';

/** How texts are split into words, and a line of authors into names. */
export type Split = { toWords: ToWords; authorsOf: (line: string) => readonly string[] };

/** A title, series or author as it is compared with what was typed. */
type Name = {
  /** Initials joined: 'jrr', 'tolkien'. */
  words: readonly string[];
  initials: readonly string[];
  acronyms: readonly string[];
};
/** The names of a book; `words` are all of them, in whichever. */
export type Names = {
  title: Name;
  authors: readonly Name[];
  series: Name;
  words: ReadonlySet<string>;
};

/** How typed words and those of a name match. */
export type NameMatch = {
  /** By typed word: how well it fits there. */
  fits: readonly number[];
  /** How much of the name is typed, from 0 to 1, not counting small words that are left out. */
  cover: number;
  /** Whether each word of the name is typed. */
  isWhole: boolean;
  /** The same but for small words, if several others are. */
  isAlmostWhole: boolean;
  /** Whether the name begins with what is typed. */
  isBegun: boolean;
  /** Whether the last word is typed, which is an author's surname. */
  isLastTyped: boolean;
};

/** Returns how a name matches what was typed. */
export function matchOf(
  { words, initials, acronyms }: Name,
  { words: typed, fits }: Understood,
): NameMatch {
  const best = fits.map((own) => Math.max(0, ...acronyms.map((acronym) => own.get(acronym) ?? 0)));
  if (best.some(Boolean)) return { ...WHOLE, fits: best };
  for (const [at, own] of fits.entries()) {
    if (initials.some((initial) => own.has(initial))) best[at] = FIT.exact;
  }
  let [letters, found, finished, missing] = [0, 0, 0, 0];
  let isLastTyped = false;
  for (const word of words) {
    const number = numberOf(word);
    let [most, isFinished] = [0, false];
    for (const [at, own] of fits.entries()) {
      const fit = own.get(word) ?? (number === undefined ? 0 : (own.get(String(number)) ?? 0));
      const part = fit === FIT.beginning ? (typed[at] as string).length / word.length : 1;
      most = Math.max(most, fit * part);
      isFinished ||= fit > 0 && fit !== FIT.beginning;
      best[at] = Math.max(best[at] as number, fit);
    }
    isLastTyped = isFinished;
    if (isFinished && !isSmall(word)) finished += 1;
    if (!isFinished) missing += isSmall(word) ? 1 : Infinity;
    if (isSmall(word)) continue;
    letters += word.length;
    found += word.length * most;
  }
  return {
    fits: best,
    cover: letters === 0 ? Number(missing === 0) : found / letters,
    isWhole: words.length > 0 && missing === 0,
    isAlmostWhole: finished > 1 && missing < Infinity,
    isBegun: isBegun(words, typed, fits),
    isLastTyped,
  };
}

/** A name of whose words the first letters are typed. */
const WHOLE = { cover: 1, isWhole: true, isAlmostWhole: true, isBegun: true, isLastTyped: true };

/** Returns whether typed words stand at the beginning of a name, one behind the other but for small ones. */
function isBegun(words: readonly string[], typed: readonly string[], fits: Understood['fits']) {
  const skipped = articlesIn(typed);
  let next = 0;
  for (const [at, own] of fits.entries()) {
    if (at < skipped && !own.has(words[0] ?? '')) continue;
    while (!own.has(words[next] ?? '') && next > 0 && isSmall(words[next] ?? '')) next += 1;
    if (!own.has(words[next] ?? '')) return false;
    next += 1;
  }
  return next > 0;
}

const REMEMBERED_MAX = 5000;
/** The books that searches find are often the same, and to split the names of a hundred takes about a millisecond. */
let remembered = new Map<SearchDocument, Names>();

/** Returns the names of a book. */
export function namesOf(book: SearchDocument, { toWords, authorsOf }: Split): Names {
  const known = remembered.get(book);
  if (known) return known;
  const texts = [book.title, book.author ?? '', book.series?.name ?? ''].map(toWords);
  const names = {
    title: toName(mainTitleOf(book, toWords, texts[0])),
    authors: authorsOf(book.author ?? '').map((name) => toName(toWords(name))),
    series: toName(toWords(withoutArticle(texts[2]?.join(' ') ?? ''))),
    words: new Set(texts.flatMap((words) => [...words, ...joinInitials(words)])),
  };
  if (remembered.size >= REMEMBERED_MAX) remembered = new Map();
  remembered.set(book, names);
  return names;
}

const toName = (words: readonly string[]): Name => ({
  words: joinInitials(words),
  initials: words.filter(({ length }) => length === 1),
  acronyms: acronymsOf(words),
});

/** Returns 2 if a word of a name, as it may be spelled, begins with what was typed; 1 if it has all words; else 0. */
export function rankOfName(
  spelled: readonly (readonly string[])[],
  readings: readonly Understood[],
): 0 | 1 | 2 {
  const names = spelled.flatMap((name) => [name, joinInitials(name)]);
  const texts = names.map((name) => ` ${name.join(' ')}`);
  const words = names.flat();
  const isBegun = ({ words: typed }: Understood) =>
    texts.some((name) => name.includes(` ${typed.join(' ')}`));
  const hasAll = ({ fits, isNeeded }: Understood) =>
    fits.every((fit, at) => !isNeeded[at] || words.some((word) => fit.has(word)));
  if (readings.some(isBegun)) return 2;
  return readings.some(hasAll) ? 1 : 0;
}

/** Fewer letters could mean anything, unless they are the whole name. */
const NAMING = 4;

/**
 * Returns whether typed words stand for a name: they are the name, or words of it, the last one perhaps unfinished, of
 * enough letters to mean it. With `slips` each word may be misspelt.
 */
export function isNamedBy(
  name: readonly string[],
  typed: readonly string[],
  slips: boolean,
): boolean {
  if (typed.join('').length < NAMING && typed.join(' ') !== name.join(' ')) return false;
  const has = (word: string, at: number) => {
    const [most, isLast] = [slips ? toleratedTypos(word) : 0, at === typed.length - 1];
    return name.some((known) => typosBetween(word, known, most, isLast) <= most);
  };
  return typed.length > 0 && typed.every(has);
}
