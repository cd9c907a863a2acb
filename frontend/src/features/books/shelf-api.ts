import type { BookView } from '@book-store/contract/schemas/books';
import type { AuthorView, FacetsView, SuggestionsView } from '@book-store/contract/schemas/shelf';
import { baseApi } from '../../shared/api/base-api.ts';
import { listTotal } from '../../shared/api/list-total.ts';
import type { Query } from '../../shared/query-string.ts';

/** What a shelf shows of a book; the rest would only make the page heavier. */
export type ShelfBook = Pick<
  BookView,
  | '_id'
  | 'title'
  | 'author'
  | 'category'
  | 'coverImage'
  | 'drawnCover'
  | 'coverTint'
  | 'newPrice'
  | 'oldPrice'
  | 'stock'
  | 'orderable'
  | 'trending'
  | 'series'
>;
export type ShelfPage = {
  books: ShelfBook[];
  total: number;
  /** Whether no book has all words of the search as typed, and these come close. */
  near: boolean;
};

const toShelfBook = ({
  description,
  isbn,
  publisher,
  publishedYear,
  pages,
  language,
  format,
  tags,
  hidden,
  createdAt,
  ...book
}: BookView): ShelfBook => book;

const LIST = [{ type: 'Book' as const, id: 'LIST' }];
const extraOptions = { as: 'visitor-or-admin' } as const;

const shelfApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listShelf: build.query<ShelfPage, Query>({
      query: (params) => ({ url: '/books/', params }),
      transformResponse: (books: BookView[], meta) => ({
        books: books.map(toShelfBook),
        total: listTotal(meta, books.length),
        near: meta?.response?.headers.get('x-match') === 'near',
      }),
      providesTags: LIST,
      extraOptions,
    }),
    /** Counts the books of a shelf by what they can be narrowed by. */
    getFacets: build.query<FacetsView, Query>({
      query: (params) => ({ url: '/books/facets', params }),
      providesTags: LIST,
      extraOptions,
    }),
    getAuthor: build.query<AuthorView, string>({
      query: (slug) => `/authors/${encodeURIComponent(slug)}`,
      providesTags: LIST,
      extraOptions,
    }),
    /** Words of the catalogue similar to those of a search that finds nothing. */
    getNearWords: build.query<string[], string>({
      query: (q) => ({ url: '/suggestions', params: { q } }),
      transformResponse: ({ near }: SuggestionsView) => near,
      providesTags: LIST,
      extraOptions,
    }),
  }),
});

export const { useListShelfQuery, useGetFacetsQuery, useGetAuthorQuery, useGetNearWordsQuery } =
  shelfApi;
export const { listShelf, getFacets, getAuthor, getNearWords } = shelfApi.endpoints;
