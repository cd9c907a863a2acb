import { useParams } from 'react-router-dom';
import { toApiProblem } from '../../api/api-problem.ts';
import { useGetBookQuery } from '../../api/books-api.ts';
import { Failure } from '../../kit/failure.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { texts } from '../../lib/specified-texts.ts';
import { EditBookForm } from './edit-book-form.tsx';
import { StockSection } from './stock-section.tsx';

export default function EditBookPage() {
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
