/** The orders in which books can be listed. */
export const BOOK_SORTS = ['newest', 'title', 'price', '-price'] as const;
export type BookSort = (typeof BOOK_SORTS)[number];

/** The longest search text, in characters. */
export const SEARCH_MAX = 100;
/** The most items of one page of a list. */
export const LIMIT_MAX = 100;
export const PAGE_MAX = 100_000;
/** Page numbers of a list of books reach this many books deep; use `after` to go further. */
export const DEPTH_MAX = 10_000;
