import type { Category, ListBooksQuery } from '@book-store/contract/schemas/books';
import { isCategory } from '../../shared/categories.ts';
import { pageCount } from '../../shared/page-count.ts';
import { isSort, type Sort } from './search-choices.ts';

/** The state of the results page, as in its URL. */
export type SearchState = { q: string; category?: Category; sort?: Sort; page: number };

export const RESULTS_PER_PAGE = 20;
const PAGES_MAX = pageCount(Number.POSITIVE_INFINITY, RESULTS_PER_PAGE);

/** Parses the URL; ignores invalid values. */
export function parseSearch(params: URLSearchParams): SearchState {
  const page = Number(params.get('page') ?? 1);
  const category = params.get('category');
  const sort = params.get('sort');
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    ...(isCategory(category) ? { category } : {}),
    ...(isSort(sort) ? { sort } : {}),
    page: Number.isInteger(page) && page >= 1 && page <= PAGES_MAX ? page : 1,
  };
}

/** Returns the API query for a search. */
export const toListQuery = ({ q, ...rest }: SearchState): ListBooksQuery => ({
  ...rest,
  ...(q ? { q } : {}),
  limit: RESULTS_PER_PAGE,
});
