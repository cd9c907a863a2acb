import { BOOK_FILTER_NAMES } from '@book-store/contract/lists';

/** The parameters of a shelf's address. */
export const SHELF_PARAMS: readonly string[] = ['q', ...BOOK_FILTER_NAMES, 'sort', 'page'];
