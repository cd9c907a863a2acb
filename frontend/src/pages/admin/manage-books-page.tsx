import { PAGES } from '@book-store/contract/pages';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BookListHeader } from '../../features/admin-books/book-list-header.tsx';
import { bookListUrl, parseBookList } from '../../features/admin-books/book-list-params.ts';
import { BooksTable } from '../../features/admin-books/books-table.tsx';
import { LOW_STOCK } from '../../features/admin-books/low-stock-url.ts';
import { NoBooks } from '../../features/admin-books/no-books.tsx';
import { useDeleteBook } from '../../features/admin-books/use-delete-book.ts';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { PER_PAGE, pageCount } from '../../shared/list-params.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { LowStockPage } from './manage-books/low-stock-page.tsx';
import { useBookList } from './manage-books/use-book-list.ts';

export function ManageBooksPage() {
  const [params] = useSearchParams();
  return params.get('filter') === LOW_STOCK ? <LowStockPage /> : <AllBooksPage params={params} />;
}

function AllBooksPage({ params }: { params: URLSearchParams }) {
  const navigate = useNavigate();
  const state = parseBookList(params);
  const { list, isFetching, error, retry } = useBookList(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const onDelete = useDeleteBook(useCallback(() => heading.current?.focus(), []));
  const change = (next: Partial<typeof state>) =>
    navigate(bookListUrl({ ...state, page: 1, ...next }), { preventScrollReset: true });

  const pages = pageCount(list?.total ?? 0);
  const pastLastPage = !isFetching && pages > 0 && state.page > pages && !state.all;
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes to the last page after its last book was deleted
  useEffect(() => {
    if (pastLastPage) navigate(bookListUrl({ ...state, page: pages }), { replace: true });
  }, [pastLastPage]);

  return (
    <section aria-labelledby="all-books" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead {...PAGES.manageBooks} />
      <BookListHeader
        ref={heading}
        state={state}
        total={list?.total}
        loaded={list?.books.length ?? 0}
        onChange={change}
      />
      {error && (
        <Failure
          text="The books could not be loaded."
          detail={toApiProblem(error).message}
          onRetry={retry}
        />
      )}
      {!list && !error && <Spinner text={texts.book.loading} />}
      {list?.total === 0 && <NoBooks searched={state.q !== ''} />}
      {list && list.books.length > 0 && (
        <BooksTable
          labelledBy="all-books"
          books={list.books}
          from={state.all ? 1 : (state.page - 1) * PER_PAGE + 1}
          sort={state.sort ?? (state.q ? undefined : 'newest')}
          onSort={(sort) => change({ sort })}
          onDelete={onDelete}
          busy={isFetching && !state.all}
        />
      )}
      {!state.all && (
        <Pagination
          page={state.page}
          pages={pages}
          to={(page) => bookListUrl({ ...state, page })}
        />
      )}
    </section>
  );
}
