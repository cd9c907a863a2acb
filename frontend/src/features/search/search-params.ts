import { CATEGORIES, type Category } from '@book-store/contract/categories';
import { BOOK_SORTS, type BookSort } from '@book-store/contract/lists';
import type { ListBooksQuery } from '@book-store/contract/schemas/books';
import {
  BOOK_PAGES_MAX,
  PER_PAGE,
  parseChoice,
  parsePage,
  parseWords,
} from '../../shared/list-params.ts';

/** The state of the results page, as in its URL. */
export type SearchState = { q: string; category?: Category; sort?: BookSort; page: number };

/** Parses the URL; ignores invalid values. */
export const parseSearch = (params: URLSearchParams): SearchState => ({
  q: parseWords(params),
  ...parseChoice(params, 'category', CATEGORIES),
  ...parseChoice(params, 'sort', BOOK_SORTS),
  page: parsePage(params, BOOK_PAGES_MAX),
});

/** Returns the API query for a search. */
export const toListQuery = ({ q, ...rest }: SearchState): ListBooksQuery => ({
  ...rest,
  ...(q ? { q } : {}),
  limit: PER_PAGE,
});
