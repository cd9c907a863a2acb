export const BOOK_FORMATS = [
  'hardcover',
  'paperback',
  'ebook',
  'audiobook',
  'calendar',
  'game',
  'other',
] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

export const BOOK_FORMAT_NAMES: Readonly<Record<BookFormat, string>> = {
  hardcover: 'Hardcover',
  paperback: 'Paperback',
  ebook: 'E-book',
  audiobook: 'Audiobook',
  calendar: 'Calendar',
  game: 'Game',
  other: 'Other',
};

/** Greatest values of a book's numbers. */
export const PAGES_MAX = 99_999;
export const SERIES_NUMBER_MAX = 9999;
export const STOCK_MAX = 999_999;
export const TAGS_MAX = 20;
/** As many readers as there are. */
export const POPULARITY_MAX = 10_000_000_000;

/** The tag of the books that the owner recommends in the row 'From the shop'. */
export const PICK_TAG = 'pick';

/** Books of years before this one are found under one value: a shop has few of each older decade. */
export const OLDEST_DECADE = 1980;
export const BEFORE_DECADES = 'earlier';
/** A decade as the shelves write it: its first year, or `earlier`. */
export const DECADE = /^(earlier|19[89]0|2\d\d0)$/;

/** Returns the decade of a year, as the shelves write it. */
export const decadeOf = (year: number): string =>
  year < OLDEST_DECADE ? BEFORE_DECADES : String(Math.floor(year / 10) * 10);

/**
 * The price ranges of the shelves, as `from-to`; a book at `to` is in the next one. In dollars, and in the scale of
 * other currencies (`scaleOf`).
 */
export const PRICE_RANGES = ['0-10', '10-20', '20-30', '30-50', '50-'] as const;
