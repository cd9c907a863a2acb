/** Filters of a book list besides words: query parameters of the API and of the shelves. */
export const BOOK_FILTER_NAMES = [
  'category',
  'author',
  'price',
  'reduced',
  'available',
  'trending',
  'format',
  'language',
  'decade',
  'series',
  'tag',
] as const;
export type BookFilterName = (typeof BOOK_FILTER_NAMES)[number];

/** `best-selling` combines sales and popularity, `best-rated` the average and the number of ratings. */
export const BOOK_SORTS = [
  'best-selling',
  'best-rated',
  'newest',
  'title',
  'author',
  'price',
  '-price',
] as const;
export type BookSort = (typeof BOOK_SORTS)[number];

/** `most-sold` ranks by copies sold in 90 days only, then newest first. */
export const LIST_SORTS = [...BOOK_SORTS, 'most-sold'] as const;

/** The dashboard can sort by stock, too. */
export const ADMIN_BOOK_SORTS = [...LIST_SORTS, 'copies'] as const;
export type AdminBookSort = (typeof ADMIN_BOOK_SORTS)[number];

/**
 * How a search was answered: with books that match everything typed; with close matches, because there is no
 * exact one; or with the matches of the corrected word.
 */
export const MATCHES = ['exact', 'near', 'corrected'] as const;
export type Match = (typeof MATCHES)[number];

export const CUSTOMER_SORTS = ['recent', 'sum', 'orders', 'name'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** In characters. */
export const SEARCH_MAX = 100;
export const FILTER_VALUES_MAX = 20;
export const LIMIT_MAX = 100;
export const PAGE_MAX = 100_000;

/** Maximum number of book ids in one call. */
export const BOOKS_CHANGED_MAX = 10_000;
/** Maximum number of books that one call changes by filter, and that it can undo. */
export const FILTERED_BOOKS_MAX = 20_000;
/** Maximum page size of the dashboard's list. */
export const ADMIN_BOOKS_LIMIT_MAX = 500;
/** Maximum price change in percent. */
export const PERCENT_MAX = 1000;
