import type { ListBooksQuery } from '@book-store/backend/contract';
import { useEffect } from 'react';
import { useListAllBooksInfiniteQuery } from './admin-books-api.ts';

/** Every book that fits: the first hundred show at once, the rest follows by itself. */
export function useAllBooks(query: ListBooksQuery, { skip }: { skip: boolean }) {
  const { currentData, isFetching, isError, error, hasNextPage, fetchNextPage, refetch } =
    useListAllBooksInfiniteQuery(query, { skip, refetchOnMountOrArgChange: true });

  useEffect(() => {
    if (!skip && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [skip, hasNextPage, isFetching, isError, fetchNextPage]);

  // A book that is added meanwhile pushes another one into the next hundred: it would show twice.
  const books = currentData && [
    ...new Map(
      currentData.pages.flatMap((chunk) => chunk.books).map((book) => [book._id, book]),
    ).values(),
  ];
  return {
    list: books && { books, total: currentData.pages[0]?.total ?? 0 },
    isFetching,
    error,
    retry: () => void refetch(),
  };
}
