import { PER_PAGE } from '../../lib/list-params.ts';
import { useListAdminBooksQuery } from '../books/admin-books-api.ts';
import { type BookListState, toBooksQuery } from '../books/book-list-params.ts';
import { useAllBooks } from './use-all-books.ts';

/** Returns the books for the URL's state: one page, or all of them. */
export function useBookList(state: BookListState) {
  const query = toBooksQuery(state);
  const all = useAllBooks(query, { skip: !state.all });
  const { data, currentData, isFetching, error, refetch } = useListAdminBooksQuery(
    { ...query, page: state.page, limit: PER_PAGE },
    { skip: state.all, refetchOnMountOrArgChange: true },
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
