import type { AdminBooksQuery } from '@book-store/contract/schemas/admin-books';
import { useEffect, useMemo } from 'react';
import { useListAllBooksInfiniteQuery } from '../books/all-books-api.ts';

/** Returns all matching books: the first part at once, the rest as it loads in the background. */
export function useAllBooks(query: AdminBooksQuery, { skip }: { skip: boolean }) {
  const { currentData, isFetching, isError, error, hasNextPage, fetchNextPage, refetch } =
    useListAllBooksInfiniteQuery(query, { skip, refetchOnMountOrArgChange: true });

  useEffect(() => {
    if (!skip && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [skip, hasNextPage, isFetching, isError, fetchNextPage]);

  // A book added meanwhile pushes another one into the next chunk, where it would appear twice.
  const books = useMemo(() => {
    const all = currentData?.pages.flatMap((chunk) => chunk.books);
    return all && [...new Map(all.map((book) => [book._id, book])).values()];
  }, [currentData]);
  return {
    list: books && { books, total: currentData?.pages[0]?.total ?? 0 },
    isFetching,
    error,
    retry: () => void refetch(),
  };
}
