import type { BookView, ListBooksQuery } from '@book-store/contract/schemas/books';
import { baseApi } from '../../shared/api/base-api.ts';
import { listTotal } from '../../shared/api/list-total.ts';

/** One page of books, and the total number of matches. */
export type BookPage = { books: BookView[]; total: number };

const listOf = (books: readonly BookView[] = []) => [
  { type: 'Book' as const, id: 'LIST' },
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
      providesTags: (_book, _error, id) => [{ type: 'Book', id }],
      extraOptions: { as: 'visitor-or-admin' },
    }),
  }),
});

export const { useListBooksQuery, useGetBookQuery } = booksApi;
export const { listBooks, getBook } = booksApi.endpoints;
