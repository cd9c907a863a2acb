import { useParams } from 'react-router-dom';
import { useGetBookQuery } from '../../api/books-api.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { useDashboardTexts } from '../shell/use-dashboard-texts.ts';
import { EditBookForm } from './edit-book-form.tsx';
import { PriceHistory } from './price-history.tsx';
import { StockSection } from './stock-section.tsx';

export default function EditBookPage() {
  const texts = useDashboardTexts();
  const { id = '' } = useParams();
  const query = useGetBookQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <section className="stack gap-4">
      <PageHead title={query.currentData?.title ?? texts.admin.editBook} hidden />
      <h2 id="edit-book">{texts.admin.editBook}</h2>
      <Loaded query={query} current failed={texts.admin.fetchFailure}>
        {(book) => (
          <>
            <EditBookForm key={id} labelledBy="edit-book" book={book} refetch={query.refetch} />
            <PriceHistory key={`prices of ${id}`} book={book} />
            <StockSection key={`stock of ${id}`} book={book} />
          </>
        )}
      </Loaded>
    </section>
  );
}
