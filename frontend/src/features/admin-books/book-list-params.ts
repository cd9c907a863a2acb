import type { ListBooksQuery } from '@book-store/backend/contract';
import { pageCount } from '../../shared/page-count.ts';
import { paths } from '../../shared/paths.ts';

export type BookSort = NonNullable<ListBooksQuery['sort']>;

/** What Manage Books shows, as it stands in the address; without a sort it is the list's own order. */
export type BookListState = { q: string; sort?: BookSort; page: number; all: boolean };

export const BOOKS_PER_PAGE = 20;
const PAGES_MAX = pageCount(Number.POSITIVE_INFINITY, BOOKS_PER_PAGE);

const SORTS = { newest: true, title: true, price: true, '-price': true } satisfies Record<
  BookSort,
  true
>;
const isSort = (value: string | null): value is BookSort =>
  value !== null && Object.hasOwn(SORTS, value);

/** Reads the address; what is no valid choice is left out. */
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

/** The address of a state; what is as usual is left out. */
export function bookListUrl({ q, sort, page, all }: BookListState): string {
  const usual = q ? undefined : 'newest';
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(sort && sort !== usual && { sort }),
    ...(!all && page > 1 && { page: String(page) }),
    ...(all && { show: 'all' }),
  });
  return params.size ? `${paths.manageBooks.to()}?${params}` : paths.manageBooks.to();
}

/** What the list is narrowed to and how it is ordered, as the server wants to hear it. */
export const toBooksQuery = ({ q, sort }: BookListState): ListBooksQuery => ({
  ...(q && { q }),
  ...(sort && { sort }),
});
