import { PAGES } from '@book-store/contract/pages';
import { Link, useSearchParams } from 'react-router-dom';
import { LowStockLevel } from '../../../features/admin-books/low-stock-level.tsx';
import { LowStockTable } from '../../../features/admin-books/low-stock-table.tsx';
import { lowStockUrl } from '../../../features/admin-books/low-stock-url.ts';
import { useListLowStockQuery } from '../../../features/admin-books/stock-api.ts';
import { toApiProblem } from '../../../shared/api/api-problem.ts';
import { pageCount, parsePage } from '../../../shared/list-params.ts';
import { paths } from '../../../shared/paths.ts';
import { texts } from '../../../shared/specified-texts.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';

/** The counted books that are running out and cannot be ordered, fewest copies first. */
export function LowStockPage() {
  const [params] = useSearchParams();
  const page = parsePage(params);
  const { currentData, error, isFetching, refetch } = useListLowStockQuery(page, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead {...PAGES.manageBooks} title="Low stock" />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="low-stock">Low stock</h2>
        <Link to={paths.manageBooks.to()} className="link py-2.5">
          {texts.admin.allBooks}
        </Link>
      </header>
      <LowStockLevel />
      {!currentData && isFetching && <Spinner text={texts.book.loading} />}
      {!currentData && error && !isFetching && (
        <Failure
          text="The books could not be loaded."
          detail={toApiProblem(error).message}
          onRetry={refetch}
        />
      )}
      {currentData?.total === 0 && (
        <p className="py-8 text-center text-lead">
          No book is running out. Books whose copies are not counted are never listed.
        </p>
      )}
      {currentData && currentData.books.length > 0 && (
        <LowStockTable labelledBy="low-stock" books={currentData.books} />
      )}
      <Pagination page={page} pages={pageCount(currentData?.total ?? 0)} to={lowStockUrl} />
    </section>
  );
}
