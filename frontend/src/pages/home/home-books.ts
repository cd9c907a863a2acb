import { PICK_TAG } from '@book-store/contract/book-facts';
import type { ListBooksQuery } from '@book-store/contract/schemas/books';

/** How many books a row shows, beside the way to all. */
const ROW = 10;

/** The slice of the newest-first list that Recommended shows: the 9th to the 18th book. */
export const RECOMMENDED = { from: 8, to: 18 } as const;

/** One request serves the banner and Recommended. */
export const NEWEST_BOOKS: ListBooksQuery = { limit: RECOMMENDED.to };

export const TOP_SELLERS: ListBooksQuery = { sort: 'best-selling', limit: ROW };

export const PICKS: ListBooksQuery = { tag: [PICK_TAG], limit: ROW };
