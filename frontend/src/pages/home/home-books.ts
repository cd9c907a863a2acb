import type { ListBooksQuery } from '@book-store/backend/contract';

/** Recommended shows the ninth to the eighteenth book of the newest-first list. */
export const RECOMMENDED = { from: 8, to: 18 } as const;

/** One call serves the banner, Top Sellers and Recommended: only the books that the page shows. */
export const HOME_BOOKS: ListBooksQuery = { limit: RECOMMENDED.to };
