import { PICK_TAG } from '@book-store/contract/catalogue/books/book-facts';
import type { IndexedBook } from '../books/indexed-book.ts';

/** Distances are in thousandths, so that each book keeps small integers. */
const SCALE = 1000;
/** Eras are logarithmic, seen from this year: ten years are much among new books and little among old ones. */
const SEEN_FROM = 2060;
/** Distances where the year or the language of a book is unknown. */
const UNKNOWN = { era: 0.3 * SCALE, language: 0.15 * SCALE };
const OTHER_LANGUAGE = 0.8 * SCALE;
/** The weight of a tenfold popularity; doubling a book's age weighs 0.7. */
const FAME = 0.3;
/** The bonus for a shared tag that no other book has: it says more than all else. */
const TAG = 3 * SCALE;
/** The largest difference between otherwise equal books. */
const CHANCE = 0.1 * SCALE;
const PLACES = 2 ** 16;

/** Returns 0 without a year. */
export const eraOf = (year: number | undefined | null): number =>
  year ? Math.round(SCALE * Math.log(Math.max(2, SEEN_FROM - year))) : 0;

/** Returns popularity on a logarithmic scale. */
export const fameOf = (popularity: number | undefined | null): number =>
  Math.round(SCALE * Math.log10(1 + (popularity ?? 0)));

/**
 * Returns a function that measures how far other books are from a book for a reader who likes it, by era, language, fame
 * and shared tags. `tagWorth` returns from 0 to 1 how much a tag says.
 *
 * Fame counts by its difference, so a book never comes first just for being well known. The distance is symmetric:
 * each book is near only to those around it, and none is in everybody's list. Where books say nothing that distinguishes
 * them, their ids do, as places on a circle.
 */
export function distancesFrom(book: IndexedBook, tagWorth: (tag: string) => number) {
  const { era, fame, place, language } = book;
  const worths = new Map(
    (book.tags ?? []).filter((tag) => tag !== PICK_TAG).map((tag) => [tag, TAG * tagWorth(tag)]),
  );
  const inCommon = ({ tags = [] }: IndexedBook) =>
    tags.reduce((sum, tag) => sum + (worths.get(tag) ?? 0), 0);
  const inCommonMax = [...worths.values()].reduce((sum, worth) => sum + worth, 0);
  return (other: IndexedBook, limit = Infinity): number => {
    const apart = Math.abs(other.place - place);
    const byNumbers =
      betweenEras(other.era, era) +
      FAME * Math.abs(other.fame - fame) +
      (CHANCE * Math.min(apart, PLACES - apart)) / PLACES;
    // Comparing texts across a whole catalogue is slow.
    if (byNumbers - inCommonMax >= limit) return Infinity;
    const closer = inCommonMax > 0 ? inCommon(other) : 0;
    return byNumbers + betweenLanguages(other.language, language) - closer;
  };
}

const betweenEras = (a: number, b: number) => {
  if (a === 0 || b === 0) return a === b ? 0 : UNKNOWN.era;
  return Math.abs(a - b);
};

const betweenLanguages = (a: string | undefined, b: string | undefined) => {
  if (a === b) return 0;
  return a && b ? OTHER_LANGUAGE : UNKNOWN.language;
};

/** Ids created together differ only in their last digits. */
const DIGITS = 6;

/** Returns a pseudo-random but stable place. */
export function placeOf(id: string): number {
  let hash = 0;
  for (let at = Math.max(0, id.length - DIGITS); at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % PLACES;
}
