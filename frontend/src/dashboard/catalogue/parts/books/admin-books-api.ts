import type { AdminBooksQuery } from '@book-store/contract/catalogue/books/admin-books.schemas';
import type {
  ChangeBooksBody,
  ChangedBooks,
  UndoBooksBody,
} from '@book-store/contract/catalogue/books/book-changes.schemas';
import type {
  BookPrice,
  BookView,
  CreateBookBody,
  EditBookBody,
} from '@book-store/contract/catalogue/books/books.schemas';
import type { IsbnView } from '@book-store/contract/catalogue/books/isbn.schemas';
import type {
  DrawnCoverQuery,
  DrawnCoverView,
  UploadedPicture,
} from '@book-store/contract/catalogue/covers/covers.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { addsOnce, lists } from '../../../../api/calls/admin-calls.ts';
import { type Once, once } from '../../../../api/once.ts';
import { postOnce } from '../../../../api/post-once.ts';
import { ALL_BOOKS, type BookChunk, showInAllBooks, toChunk } from './all-books-api.ts';

const LIST = { type: 'Book', id: 'LIST' } as const;

/** Returns what a change says of its only book: its present values. */
function onlyOne({ books }: ChangedBooks) {
  const [book, second] = books;
  const values = book?.outcome === 'refused' ? book.from : book?.to;
  return book && values && !second ? { id: book._id, values } : undefined;
}

const changedTags = (result: ChangedBooks | undefined) => {
  const one = result && onlyOne(result);
  const books = one ? [LIST, { type: 'Book' as const, id: one.id }] : ['Book' as const];
  return [...books, 'Overview' as const];
};

async function showOne(
  changing: PromiseLike<{ data: ChangedBooks }>,
  dispatch: (action: ReturnType<typeof showInAllBooks>) => void,
) {
  try {
    const one = onlyOne((await changing).data);
    if (one) dispatch(showInAllBooks(one.id, one.values));
  } catch {
    // The lists are loaded again.
  }
}

const bookUrl = (id: string) => `/books/${encodeURIComponent(id)}`;

const adminBooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminBooks: build.query<BookChunk, AdminBooksQuery>({
      ...lists('books', '/admin/books', [LIST]),
      transformResponse: toChunk,
    }),
    /** Says what a change would do. */
    previewBooks: build.mutation<ChangedBooks, ChangeBooksBody>({
      query: (body) => ({
        url: '/admin/books/changes',
        method: 'POST',
        params: { dryRun: true },
        body,
      }),
    }),
    changeBooks: build.mutation<ChangedBooks, Once<ChangeBooksBody>>({
      query: ({ content, idempotencyKey }) => ({
        ...postOnce('/admin/books/changes', idempotencyKey, content),
        params: { dryRun: false },
      }),
      invalidatesTags: changedTags,
      onQueryStarted: (_content, { dispatch, queryFulfilled }) => showOne(queryFulfilled, dispatch),
    }),
    undoBooks: build.mutation<ChangedBooks, UndoBooksBody>({
      query: (body) => ({ url: '/admin/books/changes/undo', method: 'POST', body }),
      invalidatesTags: changedTags,
      onQueryStarted: (_body, { dispatch, queryFulfilled }) => showOne(queryFulfilled, dispatch),
    }),
    listPrices: build.query<BookPrice[], string>({
      query: (id) => `/admin/books/${encodeURIComponent(id)}/prices`,
      providesTags: (_prices, _error, id) => [{ type: 'Book', id }],
    }),
    drawnCover: build.query<DrawnCoverView, DrawnCoverQuery>({
      query: (params) => ({ url: '/admin/drawn-cover', params }),
    }),
    /** Asks the server to ask Open Library. */
    lookUpIsbn: build.query<IsbnView, string>({
      query: (isbn) => `/admin/isbn/${encodeURIComponent(isbn)}`,
      keepUnusedDataFor: 0,
    }),
    /** Stores Open Library's cover of a book. */
    takeIsbnCover: build.mutation<UploadedPicture, string>({
      query: (isbn) => ({
        url: `/admin/isbn/${encodeURIComponent(isbn)}/cover`,
        method: 'POST',
        body: {},
      }),
    }),
    createBook: build.mutation<BookView, Once<CreateBookBody>>({
      ...addsOnce('/books/create-book', [LIST, ALL_BOOKS, 'Overview']),
      extraOptions: { as: 'admin' },
    }),
    editBook: build.mutation<BookView, { id: string; body: EditBookBody }>({
      query: ({ id, body }) => ({
        url: `/books/edit/${encodeURIComponent(id)}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_book, _error, { id }) => [
        LIST,
        ALL_BOOKS,
        { type: 'Book', id },
        'Overview',
      ],
      extraOptions: { as: 'admin' },
    }),
    deleteBook: build.mutation<BookView, string>({
      query: (id) => ({ url: bookUrl(id), method: 'DELETE' }),
      invalidatesTags: (_book, _error, id) => [LIST, ALL_BOOKS, { type: 'Book', id }, 'Overview'],
      extraOptions: { as: 'admin' },
    }),
  }),
});

export const {
  useListAdminBooksQuery,
  usePreviewBooksMutation,
  useUndoBooksMutation,
  useListPricesQuery,
  useDrawnCoverQuery,
  useLazyLookUpIsbnQuery,
  useTakeIsbnCoverMutation,
  useEditBookMutation,
  useDeleteBookMutation,
} = adminBooksApi;

export const useChangeBooksMutation = once(adminBooksApi.useChangeBooksMutation);
export const useCreateBookMutation = once(adminBooksApi.useCreateBookMutation);
