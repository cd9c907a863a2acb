import { articlesIn } from './articles.ts';
import type { SearchDocument } from './documents.ts';
import { matchOf, type NameMatch, namesOf, type Split } from './names.ts';
import { numberOf } from './numbers.ts';
import { FIT, type Understood } from './word-search.ts';
import { isAdded } from './words.ts';

/**
 * What a match is worth, in magnitudes of fame: 1 outweighs ten times as many readers. So a book whose title is
 * what was typed comes before one that has it inside, unless some three hundred times as many people know that one.
 */
const WORTH = {
  wholeTitle: 2.5,
  /** Also when small words are left out: 'pride prejudice'. */
  beginsTitle: 1.5,
  /** While somebody types, the title that begins so is what they most likely are about to type. */
  beginsTitleWhileTyping: 2.5,
  wholeTitleWhileTyping: 3,
  /** The series is typed; its volumes come in order, where the best known of them would stand. */
  wholeSeries: 1.5,
  beginsSeries: 1,
  /** The first volume of a series that begins so. */
  beginsSeriesWhileTyping: 1.7,
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
/** What a small word costs that was typed and is not there, and one that people add to a title. */
const LEFT_OUT = 1;
const ADDED = 0.2;

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
  split: Split,
): number {
  const closest = Math.max(...readings.map((one) => closenessTo(one, book, standing, split)));
  const { fame, isQuoted, isLedTo, isDerived } = standing;
  const meant = isQuoted ? Math.max(closest, fame + WORTH.quote) : closest;
  return meant + (isLedTo ? WORTH.volume : 0) - (isDerived ? DERIVED : 0);
}

/** Fame decides among equals; the best reason why the book is meant counts as so much more fame. */
function closenessTo(
  reading: Understood,
  book: SearchDocument,
  standing: Standing,
  split: Split,
): number {
  const { fame, seriesFame } = standing;
  const names = namesOf(book, split);
  const title = matchOf(names.title, reading);
  const authors = names.authors.map((name) => matchOf(name, reading));
  const series = matchOf(names.series, reading);
  const number = book.series?.number;
  const isNumber = reading.words.map((word) => number !== undefined && numberOf(word) === number);

  /** Whether each word that counts stands in one of some names, or is the number in the series. */
  const hasAll = (among: readonly NameMatch[], withNumber = false) =>
    reading.isNeeded.every(
      (is, at) =>
        !is || among.some(({ fits }) => fits[at]) || (withNumber && isNumber[at] === true),
    );
  const author = authors.findIndex((name) => hasAll([name]) && name.isLastTyped);
  const ofSeries = series.isWhole || series.isBegun;
  // 'The one' is no first volume of 'One Piece': the number stands beside words of the series.
  const isBesideNumber = reading.isNeeded.some((is, at) => is && !isNumber[at]);
  const isVolume = isNumber.includes(true) && isBesideNumber && hasAll([series], true);

  const meant = [fame + WORTH.cover * title.cover];
  // 'Scarpetta' is not meant by 'Kay Scarpetta', its series.
  if (title.isWhole && hasAll([title, ...authors], true)) meant.push(fame + WORTH.wholeTitle);
  if ((title.isBegun || title.isAlmostWhole) && hasAll([title]))
    meant.push(fame + WORTH.beginsTitle);
  if (author >= 0) meant.push(fame + WORTH.wholeAuthor - (author > 0 ? LATER_AUTHOR : 0));
  if (ofSeries && hasAll([series], true))
    meant.push(
      seriesFame + (series.isWhole ? WORTH.wholeSeries : WORTH.beginsSeries) + orderOf(number),
    );
  if (isVolume && series.cover >= COVER_WITH_NUMBER)
    meant.push(fame + (ofSeries ? WORTH.volume : WORTH.volumeOfPart));

  const fits = reading.words.map((_, at) =>
    Math.max(
      ...[title, ...authors, series].map((name) => name.fits[at] as number),
      isNumber[at] ? FIT.form : 0,
    ),
  );
  const closeness = Math.max(...meant) - misfitOf(fits, reading);
  const begun = ofBeginning(standing, title.isWhole, reading.words.length > 1);
  // As with titles, it doesn't matter how much of the last word is typed.
  const isFirst = standing.isTyping && ofSeries && number === 1 && hasAll([series]);
  const first = isFirst ? seriesFame + WORTH.beginsSeriesWhileTyping : 0;
  // Whatever the reason is, of equals the title comes first of which more is typed.
  return Math.max(closeness, begun, first) + title.cover / 100;
}

/** What it costs that words fit badly, or not at all. */
function misfitOf(fits: readonly number[], { words, isNeeded }: Understood): number {
  const needed = fits.filter((_, at) => isNeeded[at]);
  const sum = needed.reduce((all, fit) => all + 1 - Math.max(fit, ELSEWHERE), 0);
  const leftOut = words.filter((_, at) => !fits[at] && !isNeeded[at] && at >= articlesIn(words));
  return (
    (MISFIT * sum) / needed.length +
    leftOut.reduce((all, word) => all + (isAdded(word) ? ADDED : LEFT_OUT), 0)
  );
}

/** What a title is worth that begins as typed, whatever the words are: the last one may be a single letter. */
function ofBeginning(
  { fame, isBegun, isTyping }: Standing,
  isWhole: boolean,
  isLong: boolean,
): number {
  if (!isBegun) return 0;
  // A single word may as well be a whole word inside of other titles.
  if (!isTyping) return fame + WORTH.beginsTitle - (isLong ? 0 : MISFIT * (1 - FIT.beginning));
  return fame + (isWhole ? WORTH.wholeTitleWhileTyping : WORTH.beginsTitleWhileTyping);
}

/** Volumes behind are as far behind as this one. */
const LAST = 50;
/** The first volumes first; what has no number or stands before them comes last. */
const orderOf = (number = 0): number => (number >= 1 ? -Math.min(number, LAST) / LAST : -1);
