import type { ListBooksQuery } from '@book-store/contract/schemas/books';
import { useEffect } from 'react';
import { useListAllBooksInfiniteQuery } from './admin-books-api.ts';

/** Returns all matching books: the first hundred at once, the rest as it loads in the background. */
export function useAllBooks(query: ListBooksQuery, { skip }: { skip: boolean }) {
  const { currentData, isFetching, isError, error, hasNextPage, fetchNextPage, refetch } =
    useListAllBooksInfiniteQuery(query, { skip, refetchOnMountOrArgChange: true });

  useEffect(() => {
    if (!skip && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [skip, hasNextPage, isFetching, isError, fetchNextPage]);

  // A book added meanwhile pushes another one into the next chunk, where it would appear twice.
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
