import { withoutArticle } from './articles.ts';
import type { SearchDocument } from './documents.ts';
import { numberOf } from './numbers.ts';
import { FIT, type Understood } from './word-search.ts';
import { acronymsOf, isSmall, joinInitials, mainTitleOf, type ToWords } from './words.ts';

/**
 * What a match is worth, in magnitudes of fame: 1 outweighs ten times as many readers. So a book whose title is
 * what was typed comes before one that has it inside, unless a hundred times as many people know that one.
 */
const WORTH = {
  wholeTitle: 2.5,
  /** Also when small words are left out: 'pride prejudice'. */
  beginsTitle: 1.5,
  /** While somebody types, the title that begins so is what they most likely are about to type. */
  beginsTitleWhileTyping: 2.5,
  wholeTitleWhileTyping: 3.2,
  /** The series is typed; its volumes come in order, where the best known of them would stand. */
  wholeSeries: 1.5,
  beginsSeries: 1,
  wholeAuthor: 1.5,
  /** The volume of a series whose number is typed behind its name, or behind its first title. */
  volume: 5,
  volumeOfPart: 2,
  quote: 6,
  /** Among equals: how much of the title is typed. */
  cover: 0.5,
};
/** Illustrators and translators stand behind the author. */
const LATER_AUTHOR = 1;
/** Box sets, companions and extracts stand behind the work. */
const DERIVED = 5;
/** What a typed word costs that fits not at all; one that fits in part costs the part that is missing. */
const MISFIT = 7.5;
/** How well a word fits that is in none of the names, but in a tag, the genre or the description. */
const ELSEWHERE = 0.4;
/** With a number, so much of a series is enough: 'percy jackson 3'. */
const COVER_WITH_NUMBER = 0.3;
/** What a small word costs that was typed and is not there. */
const LEFT_OUT = 0.5;

/** A title, series or author as it is compared with what was typed. */
type Name = {
  /** Initials joined: 'jrr', 'tolkien'. */
  words: readonly string[];
  initials: readonly string[];
  acronyms: readonly string[];
};
type Names = { title: Name; authors: readonly Name[]; series: Name };

/** What the ranking knows of a book besides its names. */
export type Standing = {
  /** How many people know it, as a power of ten. */
  fame: number;
  /** The same of the best known book of its series. */
  seriesFame: number;
  isDerived: boolean;
  /** Whether its title begins as typed, down to the last letter. */
  isBegun: boolean;
  isTyping: boolean;
  /** Whether what is typed stands in its description, word for word. */
  isQuoted: boolean;
  /** Whether its series and number are typed by the title of another volume: 'game of thrones 3'. */
  isLedTo: boolean;
};

/** Returns how close a book is to the nearest of several readings, in magnitudes of fame; the highest is the closest. */
export function closenessOf(
  book: SearchDocument,
  readings: readonly Understood[],
  standing: Standing,
  toWords: ToWords,
): number {
  const names = namesOf(book, toWords);
  const closest = Math.max(...readings.map((one) => closenessTo(one, book, names, standing)));
  return closest + (standing.isLedTo ? WORTH.volume : 0) - (standing.isDerived ? DERIVED : 0);
}

/** Fame decides among equals; what is typed as a whole name, or begins it, counts as so much more fame. */
function closenessTo(reading: Understood, book: SearchDocument, names: Names, standing: Standing) {
  const { fame, seriesFame } = standing;
  if (standing.isQuoted) return fame + WORTH.quote;
  const title = matchOf(names.title, reading);
  const authors = names.authors.map((name) => matchOf(name, reading));
  const series = matchOf(names.series, reading);
  const number = book.series?.number;
  const isNumber = reading.words.map((word) => number !== undefined && numberOf(word) === number);

  const fits = reading.words.map((_, at) =>
    Math.max(
      ...[title, ...authors, series].map((name) => name.fits[at] as number),
      isNumber[at] ? FIT.form : 0,
    ),
  );
  const misfit = misfitOf(fits, reading);

  const hasAll = (name: Match, alsoNumber = false) =>
    reading.isNeeded.every((is, at) => !is || name.fits[at] || (alsoNumber && isNumber[at]));
  const isVolume =
    isNumber.includes(true) && hasAll(series, true) && series.cover >= COVER_WITH_NUMBER;
  const isSeries = series.isWhole && hasAll(series, true);
  /** 'Scarpetta' is not meant by 'Kay Scarpetta', its series. */
  const isBy = reading.isNeeded.every(
    (is, at) => !is || [title, ...authors].some((name) => name.fits[at]) || isNumber[at],
  );
  const author = authors.findIndex((name) => hasAll(name) && name.isLastTyped);

  const worths = [
    fame + WORTH.cover * title.cover,
    title.isWhole && isBy ? fame + WORTH.wholeTitle : 0,
    hasAll(title) && (title.isBegun || title.isAlmostWhole) ? fame + WORTH.beginsTitle : 0,
    isSeries ? seriesFame + WORTH.wholeSeries + orderOf(number) : 0,
    series.isBegun && hasAll(series) ? seriesFame + WORTH.beginsSeries + orderOf(number) : 0,
    author < 0 ? 0 : fame + WORTH.wholeAuthor - (author > 0 ? LATER_AUTHOR : 0),
    isVolume ? fame + (series.isWhole || series.isBegun ? WORTH.volume : WORTH.volumeOfPart) : 0,
  ];
  const closeness = Math.max(...worths) - misfit;
  return Math.max(closeness, ofBeginning(standing, title.isWhole)) + title.cover / 100;
}

/** What it costs that words fit badly, or not at all. */
function misfitOf(fits: readonly number[], { isNeeded }: Understood): number {
  const needed = fits.filter((_, at) => isNeeded[at]);
  const sum = needed.reduce((all, fit) => all + 1 - Math.max(fit, ELSEWHERE), 0);
  const leftOut = fits.filter((fit, at) => fit === 0 && !isNeeded[at] && at > 0).length;
  return (MISFIT * sum) / needed.length + LEFT_OUT * leftOut;
}

/** What a title is worth that begins as typed, whatever the words are: the last one may be a single letter. */
function ofBeginning({ fame, isBegun, isTyping }: Standing, isWhole: boolean): number {
  if (!isBegun) return 0;
  if (!isTyping) return fame + WORTH.beginsTitle - MISFIT * (1 - FIT.beginning);
  return fame + (isWhole ? WORTH.wholeTitleWhileTyping : WORTH.beginsTitleWhileTyping);
}

/** Volumes behind are as far behind as this one. */
const LAST = 50;
/** The first volumes first; what has no number or stands before them comes last. */
const orderOf = (number = 0): number => (number >= 1 ? -Math.min(number, LAST) / LAST : -1);

/** How typed words and those of a name match. */
type Match = {
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

function matchOf({ words, initials, acronyms }: Name, { words: typed, fits }: Understood): Match {
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
  const skipped = typed.length - withoutArticle(typed.join(' ')).split(' ').length;
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

function namesOf(book: SearchDocument, toWords: ToWords): Names {
  const known = remembered.get(book);
  if (known) return known;
  const names = {
    title: toName(mainTitleOf(book, toWords)),
    authors: authorsIn(book.author ?? '').map((name) => toName(toWords(name))),
    series: toName(toWords(withoutArticle(toWords(book.series?.name ?? '').join(' ')))),
  };
  if (remembered.size >= REMEMBERED_MAX) remembered = new Map();
  remembered.set(book, names);
  return names;
}

/** 'King, Stephen' is one author, because each has two words. */
function authorsIn(line: string): string[] {
  const parts = line.split(/\s*[,;&]\s*/);
  return parts.every((part) => part.includes(' ')) ? parts : [line];
}

const toName = (words: readonly string[]): Name => ({
  words: joinInitials(words),
  initials: words.filter(({ length }) => length === 1),
  acronyms: acronymsOf(words),
});
