import { PICK_TAG } from '@book-store/contract/catalogue/books/book-facts';
import type { IndexedBook } from '../books/indexed-book.ts';

/** Distances are in thousandths, so that what a book keeps for them are small whole numbers. */
const SCALE = 1000;
/** The era of a book is seen from here: ten years are much among new books and little among old ones. */
const SEEN_FROM = 2060;
/** How far apart books are that do not say when or in which language they were written. */
const UNKNOWN = { era: 0.3 * SCALE, language: 0.15 * SCALE };
const OTHER_LANGUAGE = 0.8 * SCALE;
/** What tenfold fame is worth, beside the doubled age of a book, which is 0.7. */
const FAME = 0.3;
/** How much closer books are that alone have a tag: it says more than all else. */
const TAG = 3 * SCALE;
/** Books that are alike in all else differ by this at most. */
const CHANCE = 0.1 * SCALE;
const PLACES = 2 ** 16;

/** Returns the era that a year belongs to, 0 without one. */
export const eraOf = (year: number | undefined | null): number =>
  year ? Math.round(SCALE * Math.log(Math.max(2, SEEN_FROM - year))) : 0;

/** Returns fame by its magnitude. */
export const fameOf = (popularity: number | undefined | null): number =>
  Math.round(SCALE * Math.log10(1 + (popularity ?? 0)));

/**
 * Returns a function that returns how far other books are from a book for somebody who likes it: era, language and fame
 * apart, and tags in common; `tagWorth` returns from 0 to 1 how much a tag says.
 *
 * A book never comes first for being the best known: what counts is that both are known alike. So the distance is the
 * same both ways, each book is near only to those around it, and none stands in everybody's list. Where books say
 * nothing that tells them apart, their ids do, as places on a circle.
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
    // Texts of a whole catalogue take long to compare.
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

/** Ids of books that came together differ in their last digits. */
const DIGITS = 6;

/** Returns a place that is as good as random, but always the same. */
export function placeOf(id: string): number {
  let hash = 0;
  for (let at = Math.max(0, id.length - DIGITS); at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % PLACES;
}
