import { getFacets, listCards } from '../../../../api/calls/books-api.ts';
import type { Ask } from '../../../../api/page-data.ts';
import { paths } from '../../../../lib/addresses/paths.ts';
import type { Query } from '../../../../lib/addresses/query-string.ts';
import {
  type Chosen,
  PER_SHELF_PAGE,
  parseShelf,
  type ShelfState,
  shelfAddress,
} from './shelf-address.ts';

export type ShelfPlace = {
  path: string;
  /** The filters in the path itself; parameters of the same names are ignored. */
  fixed: Chosen;
};

/** Returns the state in an address of a shelf. */
export function stateAt({ fixed }: ShelfPlace, params: URLSearchParams): ShelfState {
  const { chosen, ...state } = parseShelf(params);
  const others = Object.entries(chosen).filter(([name]) => !Object.hasOwn(fixed, name));
  return { ...state, chosen: Object.fromEntries(others) };
}

/** Returns the query of the API for the facets of a shelf; a search finds works, whatever their editions. */
export const facetsQuery = ({ fixed }: ShelfPlace, { q, chosen }: ShelfState): Query => ({
  ...(q && { q, editions: 'together' }),
  ...chosen,
  ...fixed,
});

/** Returns the query of the API for the books of a shelf: the best match first, or what sells best. */
export const booksQuery = (place: ShelfPlace, state: ShelfState): Query => ({
  ...facetsQuery(place, state),
  sort: state.sort ?? (state.q ? undefined : 'best-selling'),
  page: state.page,
  limit: PER_SHELF_PAGE,
});

/** Prefetches what `useShelf` requests. Returns the books. */
export async function loadShelf(ask: Ask, place: ShelfPlace, params: URLSearchParams) {
  const state = stateAt(place, params);
  const [page] = await Promise.all([
    ask(listCards.initiate(booksQuery(place, state))),
    ask(getFacets.initiate(facetsQuery(place, state))),
  ]);
  return { state, page };
}

/** Returns the neighbouring pages and the address under which search engines list this page. */
export function headLinks(
  { path, fixed }: ShelfPlace,
  { q, chosen, sort, page }: ShelfState,
  pages: number,
) {
  const own = path === paths.search.pattern ? paths.books.to() : path;
  const names = Object.keys(chosen);
  if (!q && !sort && names.length === 0) {
    return {
      canonical: shelfAddress(own, { page }),
      ...(page > 1 && { prev: shelfAddress(own, { page: page - 1 }) }),
      ...(page < pages && { next: shelfAddress(own, { page: page + 1 }) }),
    };
  }
  // One genre, author or series has a page of its own.
  const { category, author, series } = chosen;
  if (Object.keys(fixed).length === 0 && names.length === 1) {
    if (category?.length === 1) return { canonical: paths.genre.to(String(category)) };
    if (author?.length === 1) return { canonical: paths.author.to(String(author)) };
    if (series?.length === 1) return { canonical: paths.series.to(String(series)) };
  }
  return { canonical: own };
}
