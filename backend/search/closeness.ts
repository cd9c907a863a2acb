import type { SearchDocument } from './documents.ts';
import { type Name, type Names, namesOf } from './names.ts';
import { numberOf, placeOf } from './numbers.ts';
import type { Reading } from './readings.ts';
import { singular, soundOf } from './sounds.ts';
import type { WordIndex } from './word-index.ts';
import { editDistance, letterMask, lettersMissing, mostTypos } from './word-match.ts';
import type { Slips } from './word-search.ts';
import { isSmall, type ToWords } from './words.ts';

/** What a match is worth. Which words match comes first, then how much of a name they are, then how known it is. */
const WORTH = {
  words: 10,
  small: 0.3,
  title: 2.5,
  wholeTitle: 7,
  mainTitle: 5.6,
  beginning: 0.6,
  author: 1.5,
  wholeAuthor: 4,
  series: 2,
  wholeSeries: 5,
  volume: 3,
  known: 2.5,
  quote: 6,
  derived: -4,
};
/** What a word is worth that is in none of the names. */
const ELSEWHERE = 0.4;
const IN_DESCRIPTION = 0.6;
/** In title, author and series. */
const IN_NAME = [1, 0.97, 1] as const;
/** How well a word fits that is not finished yet. */
const BEGINNING = 0.88;
/** A name counts as meant if so much of it is typed. */
const WHOLE = 0.76;
/** With a number, so much of a series is enough: 'percy jackson 3'. */
const WHOLE_WITH_NUMBER = 0.3;
const QUOTE_WORDS = 3;

/** What the ranking knows of a book besides its words: how known it is, from 0 to 1, and whether it is derived. */
export type Standing = { known: number; isDerived: boolean };

type Means = { toWords: ToWords; words: WordIndex; slips: Slips };

/** Tells how close books are to what was typed. It compares names, so it is for the best few hundred of a search. */
export class Closeness {
  readonly #readings: readonly { reading: Reading; alike: Alike; text: string }[];
  readonly #toWords: ToWords;
  /** Of the book that is compared. */
  #prose: readonly string[] | undefined;

  constructor(readings: readonly Reading[], { toWords, words, slips }: Means) {
    this.#readings = readings.map((reading) => ({
      reading,
      alike: alikeTo(reading.words, words, slips),
      text: reading.words.join(' '),
    }));
    this.#toWords = toWords;
  }

  /** Returns how close a book is; the highest is the closest. */
  of(book: SearchDocument, { known, isDerived }: Standing): number {
    const names = namesOf(book, this.#toWords);
    this.#prose = undefined;
    let closest = Number.NEGATIVE_INFINITY;
    for (const one of this.#readings) {
      closest = Math.max(closest, this.#under(one.reading, one.alike, names, book, known));
    }
    return closest + (isDerived ? WORTH.derived : 0);
  }

  #under(
    reading: Reading,
    alike: Alike,
    names: Names,
    book: SearchDocument,
    known: number,
  ): number {
    const title = coverOf(names.title, alike);
    const author = bestCover(names.authors, alike);
    const series = coverOf(names.series, alike);
    const words = wordsIn(reading, [title, author, series], book.series?.number);
    const isWhole = (cover: Cover) => cover.cover >= WHOLE && words.areAllIn(cover);
    const fit = words.fit < 0.7 ? this.#withDescription(reading, alike, words, book) : words.fit;
    const base = WORTH.words * fit + WORTH.small * words.small;
    const ofKnown = WORTH.known * known;
    const inSeries = words.areAllIn(series, true);
    const isSeries = inSeries && series.cover >= (words.isVolume ? WHOLE_WITH_NUMBER : WHOLE);
    const inOrder = isSeries ? WORTH.known * orderOf(book.series?.number) : 0;
    if (isWhole(title)) {
      const whole = names.hasMore ? WORTH.mainTitle : WORTH.wholeTitle;
      return base + whole * title.cover + Math.max(ofKnown, inOrder) + author.cover;
    }
    if (isSeries) {
      return (
        base + WORTH.wholeSeries * series.cover + inOrder + (words.isVolume ? WORTH.volume : 0)
      );
    }
    if (isWhole(author)) return base + WORTH.wholeAuthor * author.cover + ofKnown;
    return (
      base +
      ofKnown +
      WORTH.title * title.cover +
      WORTH.author * author.cover +
      WORTH.series * series.cover +
      (names.title.text.startsWith(names.without(reading.words))
        ? WORTH.beginning * Math.min(3, reading.words.length)
        : 0)
    );
  }

  /** Returns how well several words fit if those of the description count, too, and much more for a quote. */
  #withDescription(
    { words, isNeeded }: Reading,
    alike: Alike,
    { best }: Words,
    book: SearchDocument,
  ): number {
    if (!book.description || words.length < QUOTE_WORDS) return meanOf(best, isNeeded);
    this.#prose ??= this.#toWords(book.description);
    const prose = this.#prose;
    const { fits } = coverOf({ words: prose, text: '', acronyms: [] }, alike);
    const all = best.map((fit, at) => Math.max(fit, IN_DESCRIPTION * (fits[at] as number)));
    const isQuote = ` ${prose.join(' ')}`.includes(` ${words.join(' ')}`);
    return meanOf(all, isNeeded) + (isQuote ? WORTH.quote / WORTH.words : 0);
  }
}

/** The first volumes first; what has no number or stands before them comes last. */
const orderOf = (number = 0): number => (number >= 1 ? 1 - number / 1000 : 0);

type Words = {
  /** By position: how well the word fits where it fits best. */
  best: number[];
  /** The mean of the words that matter, and how many of the others are there. */
  fit: number;
  small: number;
  /** Whether the number of the book is typed. */
  isVolume: boolean;
  areAllIn: (cover: Cover, withNumber?: boolean) => boolean;
};

function wordsIn({ words, isNeeded }: Reading, covers: readonly Cover[], number?: number): Words {
  const isNumber = words.map(
    (word) => number !== undefined && (numberOf(word) ?? placeOf(word)) === number,
  );
  const best = words.map((_, at) =>
    Math.max(
      ...covers.map(({ fits }, name) => (fits[at] as number) * (IN_NAME[name] as number)),
      isNumber[at] ? 0.97 : 0,
    ),
  );
  const small = best.filter((fit, at) => !isNeeded[at] && fit > 0).length;
  return {
    best,
    fit: meanOf(best, isNeeded),
    small: small / words.length,
    isVolume: isNumber.includes(true),
    areAllIn: ({ fits }, withNumber = false) =>
      fits.every((fit, at) => fit > 0 || !isNeeded[at] || (withNumber && isNumber[at])),
  };
}

function meanOf(fits: readonly number[], isNeeded: readonly boolean[]): number {
  let [sum, count] = [0, 0];
  for (const [at, fit] of fits.entries()) {
    if (!isNeeded[at]) continue;
    sum += Math.max(fit, ELSEWHERE);
    count += 1;
  }
  return sum / count;
}

/** How much of a name is typed, and by position how well each typed word is found there. */
type Cover = { cover: number; fits: number[] };
/** Returns how well a word of a name fits each typed word. */
type Alike = { of: (word: string) => readonly number[]; words: readonly string[] };

function coverOf({ words, acronyms }: Name, alike: Alike): Cover {
  const fits: number[] = alike.words.map((typed) => (acronyms.includes(typed) ? 0.95 : 0));
  if (fits.some(Boolean)) return { cover: WHOLE, fits };
  let [letters, typed] = [0, 0];
  for (const word of words) {
    let best = 0;
    for (const [at, fit] of alike.of(word).entries()) {
      const typedOfIt = fit === BEGINNING ? (alike.words[at] as string).length / word.length : 1;
      best = Math.max(best, fit * typedOfIt);
      if (fit > (fits[at] as number)) fits[at] = fit;
    }
    if (best === 0 && isSmall(word)) continue;
    letters += word.length;
    typed += word.length * best;
  }
  return { cover: letters === 0 ? 0 : typed / letters, fits };
}

function bestCover(names: readonly Name[], alike: Alike): Cover {
  const covers = names.map((name) => coverOf(name, alike));
  // Those behind the first are often translators and illustrators.
  const best = Math.max(0, ...covers.map(({ cover }, at) => (at === 0 ? cover : cover * 0.95)));
  const fits = alike.words.map((_, at) =>
    Math.max(0, ...covers.map((cover) => cover.fits[at] as number)),
  );
  return { cover: best, fits };
}

/** Returns a function that tells how well words fit the typed ones; it remembers, because names share words. */
function alikeTo(words: readonly string[], all: WordIndex, slips: Slips): Alike {
  const known = new Map<string, number[]>();
  const typed = words.map((word, at) => ({
    word,
    number: numberOf(word),
    singular: singular(word),
    sound: slips === 'none' ? undefined : soundOf(word),
    letters: letterMask(word),
    // A word that books have is most likely the one that is meant.
    edits: slips === 'all' || !all.get(word) ? mostTypos(word) : 0,
    isLast: at === words.length - 1,
  }));
  const of = (word: string): readonly number[] => {
    let fits = known.get(word);
    if (!fits) {
      fits = typed.map((one) => fitOf(one, word, all));
      known.set(word, fits);
    }
    return fits;
  };
  return { of, words };
}

type Typed = {
  word: string;
  number: number | undefined;
  singular: string;
  sound: string | undefined;
  letters: number;
  edits: number;
  isLast: boolean;
};

function fitOf(typed: Typed, word: string, all: WordIndex): number {
  if (typed.word === word) return 1;
  if (typed.number !== undefined && typed.number === numberOf(word)) return 0.97;
  if (typed.isLast && word.startsWith(typed.word)) return BEGINNING;
  if (typed.singular.length > 2 && typed.singular === singular(word)) return 0.94;
  if (typed.sound === undefined) return 0;
  const added = word.length - typed.word.length;
  // Who only has heard a word hits most of its letters.
  if (added < -4 || lettersMissing(typed.letters, letterMask(word)) > 3) return 0;
  const distance = editDistance(typed.word, word.slice(0, typed.word.length + 2), typed.isLast, 2);
  if (typed.sound === all.soundOf(word)) return distance <= 2 ? 0.84 : 0.74;
  if (distance > typed.edits || (!typed.isLast && added > typed.edits)) return 0;
  return distance === 1 ? 0.78 : 0.64;
}
