import type { AdminBooksQuery } from '@book-store/contract/catalogue/books/admin-books.schemas';
import { useEffect, useMemo } from 'react';
import { FRESH } from '../../../api/refresh.ts';
import { PER_PAGE } from '../../../lib/addresses/list-params.ts';
import { useListAdminBooksQuery } from '../parts/books/admin-books-api.ts';
import { useListAllBooksInfiniteQuery } from '../parts/books/all-books-api.ts';
import { type BookListState, toBooksQuery } from '../parts/books/book-list-params.ts';

/** Returns the books for the URL's state: one page, or all of them. */
export function useBookList(state: BookListState) {
  const query = toBooksQuery(state);
  const all = useAllBooks(query, { skip: !state.all });
  const { data, currentData, isFetching, error, refetch } = useListAdminBooksQuery(
    { ...query, page: state.page, limit: PER_PAGE },
    { skip: state.all, ...FRESH },
  );
  if (state.all) return all;
  return {
    // Keeps the previous page while the next one loads, but never together with an error.
    list: error ? currentData : data,
    isFetching,
    error,
    retry: () => void refetch(),
  };
}

/** Returns all matching books: the first part at once, the rest as it loads in the background. */
function useAllBooks(query: AdminBooksQuery, { skip }: { skip: boolean }) {
  const { currentData, isFetching, isError, error, hasNextPage, fetchNextPage, refetch } =
    useListAllBooksInfiniteQuery(query, { skip, ...FRESH });

  useEffect(() => {
    if (!skip && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [skip, hasNextPage, isFetching, isError, fetchNextPage]);

  // A book added meanwhile pushes another one into the next chunk, where it would appear twice.
  const books = useMemo(() => {
    const all = currentData?.pages.flatMap((chunk) => chunk.books);
    return all && [...new Map(all.map((book) => [book._id, book])).values()];
  }, [currentData]);
  return {
    list: books && currentData?.pages[0] && { ...currentData.pages[0], books },
    isFetching,
    error,
    retry: () => void refetch(),
  };
}
