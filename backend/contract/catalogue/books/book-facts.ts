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

export const PAGES_MAX = 99_999;
export const SERIES_NUMBER_MAX = 9999;
export const STOCK_MAX = 999_999;
export const TAGS_MAX = 20;
/** About as many readers as there are. */
export const POPULARITY_MAX = 10_000_000_000;

export const RATING_MAX = 5;

/** The tag of books that the owner recommends in the row 'From the shop'. */
export const PICK_TAG = 'pick';

/** Earlier decades share one value: a shop has few books of each. */
export const OLDEST_DECADE = 1980;
export const BEFORE_DECADES = 'earlier';
/** A decade as a filter value: its first year, or `earlier`. */
export const DECADE = /^(earlier|19[89]0|2\d\d0)$/;

/** Returns the filter value for a year. */
export const decadeOf = (year: number): string =>
  year < OLDEST_DECADE ? BEFORE_DECADES : String(Math.floor(year / 10) * 10);

/**
 * The price ranges to filter by, as `from-to` without `to` itself. In dollars; other currencies use their scale
 * (`scaleOf`).
 */
export const PRICE_RANGES = ['0-10', '10-20', '20-30', '30-50', '50-'] as const;
