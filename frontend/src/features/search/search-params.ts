import { BOOK_SORTS, type BookSort } from '@book-store/contract/lists';
import type { ListBooksQuery } from '@book-store/contract/schemas/books';
import { GENRE_MAX } from '@book-store/contract/text-limits';
import {
  BOOK_PAGES_MAX,
  PER_PAGE,
  parseChoice,
  parsePage,
  parseWords,
} from '../../shared/list-params.ts';

/** The state of the results page, as in its URL. */
export type SearchState = { q: string; category?: string; sort?: BookSort; page: number };

/** Parses the URL; ignores invalid values. */
export const parseSearch = (params: URLSearchParams): SearchState => ({
  q: parseWords(params),
  ...parseCategory(params),
  ...parseChoice(params, 'sort', BOOK_SORTS),
  page: parsePage(params, BOOK_PAGES_MAX),
});

/** Any text may be a genre: of one that does not exist there are no books. */
function parseCategory(params: URLSearchParams): { category?: string } {
  const category = (params.get('category') ?? '').trim().slice(0, GENRE_MAX);
  return category ? { category } : {};
}

/** Returns the API query for a search. */
export const toListQuery = ({ q, ...rest }: SearchState): ListBooksQuery => ({
  ...rest,
  ...(q ? { q } : {}),
  limit: PER_PAGE,
});
