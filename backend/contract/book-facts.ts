export const BOOK_FORMATS = ['hardcover', 'paperback', 'other'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

/** Greatest values of a book's numbers. */
export const PAGES_MAX = 99_999;
export const SERIES_NUMBER_MAX = 9999;
export const STOCK_MAX = 999_999;
export const TAGS_MAX = 20;
/** As many readers as there are. */
export const POPULARITY_MAX = 10_000_000_000;

/** The tag of the books that the owner recommends in the row 'From the shop'. */
export const PICK_TAG = 'pick';

/** The first year of a decade as the shelves write it: `1990`, `0`. */
export const DECADE = /^(0|[1-9]\d{0,2}0)$/;

/** The price ranges of the shelves in dollars, as `from-to`; a book at `to` is in the next one. */
export const PRICE_RANGES = ['0-10', '10-20', '20-30', '30-50', '50-'] as const;
