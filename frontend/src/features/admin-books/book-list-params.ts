import { BOOK_SORTS, type BookSort } from '@book-store/contract/lists';
import type { ListBooksQuery } from '@book-store/contract/schemas/books';
import { parseChoice, parsePage, parseWords } from '../../shared/list-params.ts';
import { paths } from '../../shared/paths.ts';

/** The state of Manage Books, as in its URL; without `sort`, the server's default order applies. */
export type BookListState = { q: string; sort?: BookSort; page: number; all: boolean };

/** Parses the URL; ignores invalid values. */
export const parseBookList = (params: URLSearchParams): BookListState => ({
  q: parseWords(params),
  ...parseChoice(params, 'sort', BOOK_SORTS),
  page: parsePage(params),
  all: params.get('show') === 'all',
});

/** Returns the URL of a state; leaves out defaults. */
export function bookListUrl({ q, sort, page, all }: BookListState): string {
  const defaultSort = q ? undefined : 'newest';
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(sort && sort !== defaultSort && { sort }),
    ...(!all && page > 1 && { page: String(page) }),
    ...(all && { show: 'all' }),
  });
  return params.size ? `${paths.manageBooks.to()}?${params}` : paths.manageBooks.to();
}

/** Returns the filter and sort order as an API query. */
export const toBooksQuery = ({ q, sort }: BookListState): ListBooksQuery => ({
  ...(q && { q }),
  ...(sort && { sort }),
});
