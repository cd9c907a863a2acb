/** What a list of books can be narrowed by, besides words: query parameters of the API and of the shelves. */
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

/** The sort orders that a shelf offers. `best-selling` goes by sales and fame together. */
export const BOOK_SORTS = ['best-selling', 'newest', 'title', 'author', 'price', '-price'] as const;
export type BookSort = (typeof BOOK_SORTS)[number];

/** Those of a list of books: `most-sold` goes by the copies sold in 90 days alone, then the newest come first. */
export const LIST_SORTS = [...BOOK_SORTS, 'most-sold'] as const;

/** Those of the dashboard, which knows the copies too. */
export const ADMIN_BOOK_SORTS = [...LIST_SORTS, 'copies'] as const;
export type AdminBookSort = (typeof ADMIN_BOOK_SORTS)[number];

/**
 * How a search of books was answered: with those that have all that was typed; with a few that come close to it,
 * because none has; or with what the one word finds that must have been meant.
 */
export const MATCHES = ['exact', 'near', 'corrected'] as const;
export type Match = (typeof MATCHES)[number];

/** The sort orders of the list of customers. */
export const CUSTOMER_SORTS = ['recent', 'sum', 'orders', 'name'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** Maximum length of a search text, in characters. */
export const SEARCH_MAX = 100;
/** Maximum number of values of one filter. */
export const FILTER_VALUES_MAX = 20;
/** Maximum number of items on a page of a list. */
export const LIMIT_MAX = 100;
export const PAGE_MAX = 100_000;

/** The most ids of books that one call changes. */
export const BOOKS_CHANGED_MAX = 10_000;
/** The most books of a list that one call changes, and that it puts back. */
export const FILTERED_BOOKS_MAX = 20_000;
/** The most books of one part of the dashboard's list. */
export const ADMIN_BOOKS_LIMIT_MAX = 500;
/** The greatest change of a price in percent. */
export const PERCENT_MAX = 1000;
