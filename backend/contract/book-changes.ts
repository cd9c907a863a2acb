/** The most ids of books that one call changes. */
export const BOOKS_CHANGED_MAX = 10_000;
/** The most books of a list that one call changes, and that it puts back. */
export const FILTERED_BOOKS_MAX = 20_000;
/** The most books of one part of the dashboard's list. */
export const ADMIN_BOOKS_LIMIT_MAX = 500;
/** The greatest change of a price in percent. */
export const PERCENT_MAX = 1000;
