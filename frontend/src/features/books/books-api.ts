import { LIMIT_MAX } from '@book-store/contract/lists';
import type { BookView, ListBooksQuery } from '@book-store/contract/schemas/books';
import { baseApi } from '../../shared/api/base-api.ts';
import { listTotal } from '../../shared/api/list-total.ts';
import { type BookInRow, toBookInRow } from './book-in-row.ts';
import { neighboursOf } from './series-order.ts';

/** One page of books, and the total number of matches. */
export type BookPage = { books: BookView[]; total: number };

const LIST = [{ type: 'Book' as const, id: 'LIST' }];
const listOf = (books: readonly BookView[] = []) => [
  ...LIST,
  ...books.map(({ _id }) => ({ type: 'Book' as const, id: _id })),
];

const booksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBooks: build.query<BookPage, ListBooksQuery>({
      query: (params) => ({ url: '/books/', params }),
      transformResponse: (books: BookView[], meta) => ({
        books,
        total: listTotal(meta, books.length),
      }),
      providesTags: (page) => listOf(page?.books),
      extraOptions: { as: 'visitor-or-admin' },
    }),
    getBook: build.query<BookView, string>({
      query: (id) => `/books/${encodeURIComponent(id)}`,
      // Not the id in the address: Redux Toolkit cannot handle one like `constructor`.
      providesTags: (book) => listOf(book && [book]),
      extraOptions: { as: 'visitor-or-admin' },
    }),
    /** A row of small cards. */
    listRow: build.query<BookInRow[], ListBooksQuery>({
      query: (params) => ({ url: '/books/', params }),
      transformResponse: (books: BookView[]) => books.map(toBookInRow),
      providesTags: LIST,
      extraOptions: { as: 'visitor-or-admin' },
    }),
    /** The other books of a book's series, in its order: at most twelve, around this one. */
    listSeries: build.query<BookInRow[], { series: string; id: string }>({
      query: ({ series }) => ({ url: '/books/', params: { series, limit: LIMIT_MAX } }),
      transformResponse: (books: BookView[], _meta, { id }) =>
        neighboursOf(id, books.map(toBookInRow)),
      providesTags: LIST,
      extraOptions: { as: 'visitor-or-admin' },
    }),
  }),
});

export const { useListBooksQuery, useGetBookQuery, useListRowQuery, useListSeriesQuery } = booksApi;
export const { listBooks, getBook, listRow, listSeries } = booksApi.endpoints;
