import type { Category, ListBooksQuery } from '@book-store/backend/contract';
import { isCategory } from '../../shared/categories.ts';
import { pageCount } from '../../shared/page-count.ts';
import { isSort, type Sort } from './search-choices.ts';

/** What the results page shows, as it stands in the address. */
export type SearchState = { q: string; category?: Category; sort?: Sort; page: number };

export const RESULTS_PER_PAGE = 20;
const PAGES_MAX = pageCount(Number.POSITIVE_INFINITY, RESULTS_PER_PAGE);

/** Reads the address; what is no valid choice is left out. */
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

/** The call that answers what the address asks. */
export const toListQuery = ({ q, ...rest }: SearchState): ListBooksQuery => ({
  ...rest,
  ...(q ? { q } : {}),
  limit: RESULTS_PER_PAGE,
});
