import { useParams } from 'react-router-dom';
import { EditBookForm } from '../../features/admin-books/edit-book-form.tsx';
import { StockSection } from '../../features/admin-books/stock-section.tsx';
import { useGetBookQuery } from '../../features/books/books-api.ts';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';

export function EditBookPage() {
  const { id = '' } = useParams();
  const {
    currentData: book,
    error,
    isFetching,
    refetch,
  } = useGetBookQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead title={book?.title ?? texts.admin.updateBook} hidden />
      <h2 id="edit-book">{texts.admin.updateBook}</h2>
      {!book && isFetching && <Spinner text={texts.book.loading} />}
      {!book && error && !isFetching && (
        <Failure
          text={texts.admin.fetchFailure}
          detail={toApiProblem(error).message}
          onRetry={refetch}
        />
      )}
      {book && <EditBookForm key={id} labelledBy="edit-book" book={book} refetch={refetch} />}
      {book && <StockSection key={`stock of ${id}`} book={book} />}
    </section>
  );
}
