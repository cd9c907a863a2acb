import type {
  AdminBooksQuery,
  ListedBook,
} from '@book-store/contract/catalogue/books/admin-books.schemas';
import type { ChangedBook } from '@book-store/contract/catalogue/books/book-changes.schemas';
import { ADMIN_BOOKS_LIMIT_MAX } from '@book-store/contract/lists';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../../../../api/base-api.ts';
import { requestOf } from '../../../../api/call.ts';
import { type Answer, listMatch } from '../../../../api/list-match.ts';
import { listTotal, type Meta } from '../../../../api/list-total.ts';

export type BookChunk = Answer & { books: ListedBook[]; total: number };

export const toChunk = (books: ListedBook[], meta: Meta): BookChunk => ({
  books,
  total: listTotal(meta, books.length),
  ...listMatch(meta),
});

/** Separate from the other lists of books, because loading all of them takes many calls. */
export const ALL_BOOKS = { type: 'Book', id: 'ALL' } as const;

const allBooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetches all matching books in large parts; each starts after the last book of the one before. */
    listAllBooks: build.infiniteQuery<BookChunk, AdminBooksQuery, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ books, total }, chunks) =>
          chunks.length * ADMIN_BOOKS_LIMIT_MAX < total
            ? books[ADMIN_BOOKS_LIMIT_MAX - 1]?._id
            : undefined,
      },
      query: ({ queryArg, pageParam: after }) =>
        requestOf('GET /api/admin/books', {
          query: { ...queryArg, limit: ADMIN_BOOKS_LIMIT_MAX, ...(after && { after }) },
        }),
      transformResponse: toChunk,
      providesTags: [ALL_BOOKS],
    }),
  }),
});

export const { useListAllBooksInfiniteQuery } = allBooksApi;

type Values = NonNullable<ChangedBook['to']>;
type ApiState = Parameters<typeof allBooksApi.util.selectEntriesForEndpoint>[0];

/**
 * Shows the present values of a book where all books are listed. Without `values` the list is loaded again,
 * as is one that is still loading: its next part would bring the old values back.
 */
export function showInAllBooks(
  id: string,
  values: Values | undefined,
): ThunkAction<void, ApiState, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const { invalidateTags, selectEntriesForEndpoint, updateQueryData } = allBooksApi.util;
    const lists = selectEntriesForEndpoint(getState(), 'listAllBooks');
    if (!values || lists.some(({ status }) => status === 'pending')) {
      dispatch(invalidateTags([ALL_BOOKS]));
      return;
    }
    for (const { originalArgs } of lists) {
      dispatch(
        updateQueryData('listAllBooks', originalArgs ?? {}, ({ pages }) => {
          for (const { books } of pages) {
            const book = books.find(({ _id }) => _id === id);
            if (book) give(book, values);
          }
        }),
      );
    }
  };
}

function give(book: ListedBook, { stock, ...values }: Values) {
  Object.assign(book, values);
  if (stock === null) delete book.stock;
  else if (stock !== undefined) book.stock = stock;
}
