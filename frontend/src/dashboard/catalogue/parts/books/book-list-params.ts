import type { AdminBooksQuery } from '@book-store/contract/catalogue/books/admin-books.schemas';
import { ADMIN_BOOK_SORTS, type AdminBookSort } from '@book-store/contract/lists';
import { GENRE_MAX } from '@book-store/contract/text-limits';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';
import { parseChoice, parsePage, parseWords } from '../../../../lib/addresses/list-params.ts';

export const BOOK_FLAGS = [
  'trending',
  'reduced',
  'noCover',
  'failedCover',
  'lowStock',
  'hidden',
] as const;
export type BookFlag = (typeof BOOK_FLAGS)[number];

/** The state of Manage Books, as in its URL; without `sort`, the server's default order applies. */
export type BookListState = {
  q: string;
  sort?: AdminBookSort;
  page: number;
  all: boolean;
  category?: string;
  /** Combined with "and". */
  flags?: readonly BookFlag[];
};

/** Parses the URL; ignores invalid values. */
export function parseBookList(params: URLSearchParams): BookListState {
  const category = (params.get('category') ?? '').trim().slice(0, GENRE_MAX);
  // Old bookmarks may have the former parameter.
  const isRunningOut = params.get('filter') === 'low-stock';
  const flags = BOOK_FLAGS.filter(
    (flag) => params.get(flag) === 'true' || (flag === 'lowStock' && isRunningOut),
  );
  return {
    q: parseWords(params),
    ...parseChoice(params, 'sort', ADMIN_BOOK_SORTS),
    page: parsePage(params),
    all: params.get('show') === 'all',
    ...(category && { category }),
    ...(flags.length > 0 && { flags }),
  };
}

/** Returns the URL of a state; leaves out defaults. */
export function bookListUrl(state: BookListState): string {
  const { q, sort, page, all } = state;
  const defaultSort = q ? undefined : 'newest';
  const params = new URLSearchParams({
    ...toBookFilter(state),
    ...(sort && sort !== defaultSort && { sort }),
    ...(!all && page > 1 && { page: String(page) }),
    ...(all && { show: 'all' }),
  });
  return params.size
    ? `${dashboardPaths.manageBooks.to()}?${params}`
    : dashboardPaths.manageBooks.to();
}

/** Returns what narrows the list, as a URL and the API know it. */
export const toBookFilter = ({ q, category, flags = [] }: BookListState) => ({
  ...(q && { q }),
  ...(category && { category }),
  ...(Object.fromEntries(flags.map((flag) => [flag, 'true'])) as { [Flag in BookFlag]?: 'true' }),
});

/** Returns the filter and sort order as an API query. */
export const toBooksQuery = (state: BookListState): AdminBooksQuery => ({
  ...toBookFilter(state),
  ...(state.sort && { sort: state.sort }),
});

/** The list of the books that are running out, fewest copies first. */
export const RUNNING_OUT_URL = bookListUrl({
  q: '',
  page: 1,
  all: false,
  flags: ['lowStock'],
  sort: 'copies',
});

/** The list of the books whose cover could not be copied from its address. */
export const FAILED_COVERS_URL = bookListUrl({
  q: '',
  page: 1,
  all: false,
  flags: ['failedCover'],
});
