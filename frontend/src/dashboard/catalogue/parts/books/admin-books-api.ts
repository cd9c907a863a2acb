import type {
  ChangeBooksBody,
  ChangedBooks,
} from '@book-store/contract/catalogue/books/book-changes.schemas';
import type { EditBookBody } from '@book-store/contract/catalogue/books/books.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { addOnce, call, requestOf } from '../../../../api/call.ts';
import { once } from '../../../../api/once.ts';
import { ALL_BOOKS, showInAllBooks, toChunk } from './all-books-api.ts';

const LIST = { type: 'Book', id: 'LIST' } as const;

/** Returns the current values of the only book of a change. */
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
    // Invalidating refetches the lists.
  }
}

const adminBooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminBooks: build.query({
      ...call('GET /api/admin/books', { result: toChunk }),
      providesTags: [LIST],
    }),
    /** A dry run of a change. */
    previewBooks: build.mutation<ChangedBooks, ChangeBooksBody>({
      query: (body) =>
        requestOf('POST /api/admin/books/changes', { query: { dryRun: 'true' }, body }),
    }),
    changeBooks: build.mutation({
      ...addOnce('POST /api/admin/books/changes', {
        request: (body: ChangeBooksBody) => ({ query: { dryRun: 'false' }, body }),
      }),
      invalidatesTags: changedTags,
      onQueryStarted: (_content, { dispatch, queryFulfilled }) => showOne(queryFulfilled, dispatch),
    }),
    undoBooks: build.mutation({
      ...call('POST /api/admin/books/changes/undo'),
      invalidatesTags: changedTags,
      onQueryStarted: (_body, { dispatch, queryFulfilled }) => showOne(queryFulfilled, dispatch),
    }),
    listPrices: build.query({
      ...call('GET /api/admin/books/:id/prices'),
      providesTags: (_prices, _error, id) => [{ type: 'Book', id }],
    }),
    drawnCover: build.query(call('GET /api/admin/drawn-cover')),
    lookUpIsbn: build.query({ ...call('GET /api/admin/isbn/:isbn'), keepUnusedDataFor: 0 }),
    /** Stores Open Library's cover of a book. */
    takeIsbnCover: build.mutation(call('POST /api/admin/isbn/:isbn/cover')),
    retryCovers: build.mutation({
      ...call('POST /api/admin/covers/retries'),
      invalidatesTags: ['Book', 'Overview'],
    }),
    createBook: build.mutation({
      ...addOnce('POST /api/books/create-book', { as: 'admin' }),
      invalidatesTags: [LIST, ALL_BOOKS, 'Overview'],
    }),
    editBook: build.mutation({
      ...call('PUT /api/books/edit/:id', {
        as: 'admin',
        request: ({ id, body }: { id: string; body: EditBookBody }) => ({ params: { id }, body }),
      }),
      invalidatesTags: (_book, _error, { id }) => [
        LIST,
        ALL_BOOKS,
        { type: 'Book', id },
        'Overview',
      ],
    }),
    deleteBook: build.mutation({
      ...call('DELETE /api/books/:id', { as: 'admin' }),
      invalidatesTags: (_book, _error, id) => [LIST, ALL_BOOKS, { type: 'Book', id }, 'Overview'],
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
  useRetryCoversMutation,
  useEditBookMutation,
  useDeleteBookMutation,
} = adminBooksApi;

export const useChangeBooksMutation = once(adminBooksApi.useChangeBooksMutation);
export const useCreateBookMutation = once(adminBooksApi.useCreateBookMutation);
