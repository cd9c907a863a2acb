import type { ListBooksQuery } from '@book-store/contract/schemas/books';
import { pageCount } from '../../shared/page-count.ts';
import { paths } from '../../shared/paths.ts';

export type BookSort = NonNullable<ListBooksQuery['sort']>;

/** The state of Manage Books, as in its URL; without `sort`, the server's default order applies. */
export type BookListState = { q: string; sort?: BookSort; page: number; all: boolean };

export const BOOKS_PER_PAGE = 20;
const PAGES_MAX = pageCount(Number.POSITIVE_INFINITY, BOOKS_PER_PAGE);

const SORTS = { newest: true, title: true, price: true, '-price': true } satisfies Record<
  BookSort,
  true
>;
const isSort = (value: string | null): value is BookSort =>
  value !== null && Object.hasOwn(SORTS, value);

/** Parses the URL; ignores invalid values. */
export function parseBookList(params: URLSearchParams): BookListState {
  const page = Number(params.get('page') ?? 1);
  const sort = params.get('sort');
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    ...(isSort(sort) ? { sort } : {}),
    page: Number.isInteger(page) && page >= 1 && page <= PAGES_MAX ? page : 1,
    all: params.get('show') === 'all',
  };
}

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
