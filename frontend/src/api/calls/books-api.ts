import type {
  BookCardView,
  ListCardsQuery,
} from '@book-store/contract/catalogue/books/books.schemas';
import type { Volume } from '@book-store/contract/catalogue/search/shelf.schemas';
import type { Query } from '../../lib/addresses/query-string.ts';
import { baseApi } from '../base-api.ts';
import { call } from '../call.ts';
import { type Answer, listMatch } from '../list-match.ts';
import { listTotal } from '../list-total.ts';

/** One page of a list of books. */
export type CardPage = Answer & { books: BookCardView[]; total: number };

const LIST = [{ type: 'Book' as const, id: 'LIST' }];
const as = 'visitor-or-admin';

const booksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCards: build.query({
      ...call('GET /api/books/cards', {
        as,
        request: (query: ListCardsQuery | Query) => ({ query }),
        result: (books, meta): CardPage => ({
          books,
          total: listTotal(meta, books.length),
          ...listMatch(meta),
        }),
      }),
      providesTags: LIST,
    }),
    /** The other books of a book's series, in its order: at most twelve, around this one. */
    listNeighbours: build.query({
      ...call('GET /api/series/:slug', {
        as,
        request: ({ series }: { series: string; id: string }) => ({ params: { slug: series } }),
        result: ({ volumes }, _meta, { id }) => neighboursOf(id, volumes),
      }),
      providesTags: LIST,
    }),
    getSeries: build.query({ ...call('GET /api/series/:slug', { as }), providesTags: LIST }),
    listEditions: build.query({
      ...call('GET /api/books/:id/editions', { as }),
      providesTags: LIST,
    }),
    listRelated: build.query({
      ...call('GET /api/books/:id/related', { as }),
      providesTags: LIST,
    }),
    getBook: build.query({
      ...call('GET /api/books/:id', { as }),
      // Not the id in the address: Redux Toolkit cannot handle one like `constructor`.
      providesTags: (book) => (book ? [...LIST, { type: 'Book', id: book._id }] : LIST),
    }),
    /** Counts the books of a shelf by each filter value. */
    getFacets: build.query({
      ...call('GET /api/books/facets', { as, request: (query: Query) => ({ query }) }),
      providesTags: LIST,
    }),
    getAuthor: build.query({ ...call('GET /api/authors/:slug', { as }), providesTags: LIST }),
    /** Words of the catalogue similar to those of a search that finds nothing. */
    getNearWords: build.query({
      ...call('GET /api/suggestions', {
        as,
        request: (q: string) => ({ query: { q } }),
        result: ({ near }) => near,
      }),
      providesTags: LIST,
    }),
  }),
});

export const {
  useListCardsQuery,
  useListNeighboursQuery,
  useGetSeriesQuery,
  useListEditionsQuery,
  useListRelatedQuery,
  useGetBookQuery,
  useGetFacetsQuery,
  useGetAuthorQuery,
  useGetNearWordsQuery,
} = booksApi;
export const {
  listCards,
  listNeighbours,
  getSeries,
  listEditions,
  listRelated,
  getBook,
  getFacets,
  getAuthor,
  getNearWords,
} = booksApi.endpoints;

const SHOWN_MAX = 12;

/** Returns the first editions of the volumes around a book's own. */
export function neighboursOf(id: string, volumes: readonly Volume[]): BookCardView[] {
  const at = volumes.findIndex(({ editions }) => editions.some(({ _id }) => _id === id));
  const others = volumes.filter((_volume, index) => index !== at);
  const first = Math.min(Math.max(at - SHOWN_MAX / 2, 0), Math.max(others.length - SHOWN_MAX, 0));
  return others.slice(first, first + SHOWN_MAX).flatMap(({ editions }) => editions.slice(0, 1));
}
