import type { SearchDocument } from './documents.ts';
import { numberOf } from './numbers.ts';
import { FIT, type Understood } from './word-search.ts';
import { acronymsOf, isSmall, joinInitials, type ToWords } from './words.ts';

/** What a match is worth. Which words match comes first, then how much of a name they are, then how known it is. */
const WORTH = {
  words: 10,
  title: 2.5,
  wholeTitle: 7,
  beginning: 0.6,
  author: 1.5,
  wholeAuthor: 4,
  series: 2,
  wholeSeries: 5.7,
  volume: 3,
  known: 2.5,
  quote: 8,
};
/** What a word is worth that is in none of the names. */
const ELSEWHERE = 0.4;
const IN_AUTHOR = 0.97;
/** A name counts as meant if so much of it is typed. */
const WHOLE = 0.76;
/** With a number, so much of a series is enough: 'percy jackson 3'. */
const WHOLE_WITH_NUMBER = 0.3;
const QUOTE_WORDS = 3;

/** What follows a colon or stands in brackets is less of a title. */
const MAIN_TITLE = /^[^:;(]*[\p{L}\p{N}][^:;(]*/u;

/** A title, series or author as it is compared with what was typed. */
type Name = { words: readonly string[]; acronyms: readonly string[]; text: string };

/** How much of a name is typed, and how well each typed word is found there; many names may have the same initials. */
type Cover = { cover: number; fits: readonly number[]; byInitials?: boolean };

/** Returns how close a book is to the nearest of several readings; the highest is the closest. */
export function closenessOf(
  book: SearchDocument,
  readings: readonly Understood[],
  { known, toWords }: { known: number; toWords: ToWords },
): number {
  const names = namesOf(book, toWords);
  return Math.max(...readings.map((reading) => closenessTo(reading, book, names, known)));
}

type Names = { title: Name; authors: readonly Name[]; series: Name };
const REMEMBERED_MAX = 5000;
/** The books that searches find are often the same, and to split the names of a hundred takes about a millisecond. */
let remembered = new Map<SearchDocument, Names>();

function namesOf(book: SearchDocument, toWords: ToWords): Names {
  const known = remembered.get(book);
  if (known) return known;
  const [mainTitle = book.title] = MAIN_TITLE.exec(book.title) ?? [];
  const names = {
    title: nameOf(mainTitle, toWords),
    authors: (book.author ?? '').split(/[,;&]/).map((name) => nameOf(name, toWords)),
    series: nameOf(book.series?.name ?? '', toWords),
  };
  if (remembered.size >= REMEMBERED_MAX) remembered = new Map();
  remembered.set(book, names);
  return names;
}

function closenessTo(reading: Understood, book: SearchDocument, names: Names, known: number) {
  const title = coverOf(names.title, reading);
  const author = bestCover(names.authors, reading);
  const series = coverOf(names.series, reading);
  const number = book.series?.number;
  const isNumber = reading.words.map((word) => number !== undefined && numberOf(word) === number);
  const isVolume = isNumber.includes(true);
  const inNames = reading.words.map((_, at) =>
    Math.max(...[title, author, series].map(({ fits }) => fits[at] ?? 0), isNumber[at] ? 0.97 : 0),
  );
  const isIn = ({ fits }: Cover, withNumber = false) =>
    fits.every((fit, at) => fit > 0 || !reading.isNeeded[at] || (withNumber && isNumber[at]));
  const isWhole = (cover: Cover) => cover.cover >= WHOLE && isIn(cover);

  const mean = meanOf(inNames, reading.isNeeded);
  const mayBeQuote = mean < 0.7 && reading.words.length >= QUOTE_WORDS;
  const text = ` ${reading.words.join(' ')}`;
  const isQuote = mayBeQuote && book.description?.includes(text);
  const base = WORTH.words * mean + (isQuote ? WORTH.quote : 0);
  const ofKnown = WORTH.known * known;
  const isSeries = isIn(series, true) && series.cover >= (isVolume ? WHOLE_WITH_NUMBER : WHOLE);
  const inOrder = isSeries ? WORTH.known * orderOf(number) : 0;
  // 'Stephen King's N.' is not meant by its author's name.
  if (isWhole(title) && title.cover >= author.cover) {
    const worth = title.byInitials ? WORTH.wholeSeries : WORTH.wholeTitle;
    return base + worth * title.cover + Math.max(ofKnown, inOrder) + author.cover;
  }
  if (isSeries) {
    return base + WORTH.wholeSeries * series.cover + inOrder + (isVolume ? WORTH.volume : 0);
  }
  if (isWhole(author)) return base + WORTH.wholeAuthor * author.cover + ofKnown;
  return (
    base +
    ofKnown +
    WORTH.title * title.cover +
    WORTH.author * author.cover +
    WORTH.series * series.cover +
    (names.title.text.startsWith(text) ? WORTH.beginning * Math.min(3, reading.words.length) : 0)
  );
}

/** The first volumes first; what has no number or stands before them comes last. */
const orderOf = (number = 0): number => (number >= 1 ? 1 - number / 1000 : 0);

function meanOf(fits: readonly number[], isNeeded: readonly boolean[]): number {
  const needed = fits.filter((_, at) => isNeeded[at]);
  return needed.reduce((sum, fit) => sum + Math.max(fit, ELSEWHERE), 0) / needed.length;
}

function coverOf({ words, acronyms }: Name, { words: typed, fits }: Understood): Cover {
  const best = fits.map((own) => Math.max(0, ...acronyms.map((acronym) => own.get(acronym) ?? 0)));
  if (best.some(Boolean)) return { cover: WHOLE, fits: best, byInitials: true };
  let [letters, found] = [0, 0];
  for (const word of words) {
    const number = numberOf(word);
    let most = 0;
    for (const [at, own] of fits.entries()) {
      const fit = own.get(word) ?? (number === undefined ? 0 : (own.get(String(number)) ?? 0));
      const part = fit === FIT.beginning ? (typed[at] as string).length / word.length : 1;
      most = Math.max(most, fit * part);
      best[at] = Math.max(best[at] as number, fit);
    }
    if (most === 0 && isSmall(word)) continue;
    letters += word.length;
    found += word.length * most;
  }
  return { cover: letters === 0 ? 0 : found / letters, fits: best };
}

function bestCover(names: readonly Name[], reading: Understood): Cover {
  const covers = names.map((name) => coverOf(name, reading));
  const fits = reading.words.map(
    (_, at) => IN_AUTHOR * Math.max(...covers.map((one) => one.fits[at] ?? 0)),
  );
  return { cover: Math.max(...covers.map(({ cover }) => cover)), fits };
}

/** Returns a name with its words, initials both alone and joined. */
export function nameOf(text: string, toWords: ToWords): Name {
  const words = toWords(text);
  const all = [...new Set([...words, ...joinInitials(words)])];
  return { words: all, acronyms: acronymsOf(words), text: ` ${words.join(' ')}` };
}
