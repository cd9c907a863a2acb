import { ADMIN_BOOKS_LIMIT_MAX } from '@book-store/contract/book-changes';
import type { AdminBooksQuery, ListedBook } from '@book-store/contract/schemas/admin-books';
import type {
  ChangeBooksBody,
  ChangedBooks,
  UndoBooksBody,
} from '@book-store/contract/schemas/book-changes';
import type { BookView, CreateBookBody, EditBookBody } from '@book-store/contract/schemas/books';
import type { UploadedPicture } from '@book-store/contract/schemas/covers';
import type { DrawnCoverQuery, DrawnCoverView } from '@book-store/contract/schemas/drawn-covers';
import type { IsbnView } from '@book-store/contract/schemas/isbn';
import { baseApi } from '../../shared/api/base-api.ts';
import { listTotal } from '../../shared/api/list-total.ts';

type BookChunk = { books: ListedBook[]; total: number };

const list = { type: 'Book', id: 'LIST' } as const;
const bookUrl = (id: string) => `/books/${encodeURIComponent(id)}`;

const adminBooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminBooks: build.query<BookChunk, AdminBooksQuery>({
      query: (params) => ({ url: '/admin/books', params }),
      transformResponse: (books: ListedBook[], meta) => ({
        books,
        total: listTotal(meta, books.length),
      }),
      providesTags: [list],
      extraOptions: { as: 'admin' },
    }),
    changeBooks: build.mutation<ChangedBooks, ChangeBooksBody & { dryRun?: boolean }>({
      query: ({ dryRun = false, ...body }) => ({
        url: '/admin/books/changes',
        method: 'POST',
        params: { dryRun },
        body,
      }),
      invalidatesTags: (_result, _error, { dryRun }) => (dryRun ? [] : ['Book', 'AdminStats']),
      extraOptions: { as: 'admin' },
    }),
    undoBooks: build.mutation<ChangedBooks, UndoBooksBody>({
      query: (body) => ({ url: '/admin/books/changes/undo', method: 'POST', body }),
      invalidatesTags: ['Book', 'AdminStats'],
      extraOptions: { as: 'admin' },
    }),
    /** Fetches all matching books in large parts; each starts after the last book of the one before. */
    listAllBooks: build.infiniteQuery<BookChunk, AdminBooksQuery, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ books, total }, chunks) =>
          chunks.length * ADMIN_BOOKS_LIMIT_MAX < total
            ? books[ADMIN_BOOKS_LIMIT_MAX - 1]?._id
            : undefined,
      },
      query: ({ queryArg, pageParam: after }) => ({
        url: '/admin/books',
        params: { ...queryArg, limit: ADMIN_BOOKS_LIMIT_MAX, ...(after && { after }) },
      }),
      transformResponse: (books: ListedBook[], meta) => ({
        books,
        total: listTotal(meta, books.length),
      }),
      providesTags: [list],
      extraOptions: { as: 'admin' },
    }),
    drawnCover: build.query<DrawnCoverView, DrawnCoverQuery>({
      query: (params) => ({ url: '/admin/drawn-cover', params }),
      extraOptions: { as: 'admin' },
    }),
    /** Asks the server to ask Open Library. */
    lookUpIsbn: build.query<IsbnView, string>({
      query: (isbn) => `/admin/isbn/${encodeURIComponent(isbn)}`,
      keepUnusedDataFor: 0,
      extraOptions: { as: 'admin' },
    }),
    /** Stores Open Library's cover of a book. */
    takeIsbnCover: build.mutation<UploadedPicture, string>({
      query: (isbn) => ({
        url: `/admin/isbn/${encodeURIComponent(isbn)}/cover`,
        method: 'POST',
        body: {},
      }),
      extraOptions: { as: 'admin' },
    }),
    createBook: build.mutation<BookView, CreateBookBody>({
      query: (body) => ({ url: '/books/create-book', method: 'POST', body }),
      invalidatesTags: [list, 'AdminStats'],
      extraOptions: { as: 'admin' },
    }),
    editBook: build.mutation<BookView, { id: string; body: EditBookBody }>({
      query: ({ id, body }) => ({
        url: `/books/edit/${encodeURIComponent(id)}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_book, _error, { id }) => [list, { type: 'Book', id }, 'AdminStats'],
      extraOptions: { as: 'admin' },
    }),
    deleteBook: build.mutation<BookView, string>({
      query: (id) => ({ url: bookUrl(id), method: 'DELETE' }),
      invalidatesTags: (_book, _error, id) => [list, { type: 'Book', id }, 'AdminStats'],
      extraOptions: { as: 'admin' },
    }),
  }),
});

export const {
  useListAdminBooksQuery,
  useListAllBooksInfiniteQuery,
  useChangeBooksMutation,
  useUndoBooksMutation,
  useDrawnCoverQuery,
  useLazyLookUpIsbnQuery,
  useTakeIsbnCoverMutation,
  useCreateBookMutation,
  useEditBookMutation,
  useDeleteBookMutation,
} = adminBooksApi;
