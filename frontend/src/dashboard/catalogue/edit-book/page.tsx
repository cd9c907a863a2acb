import type { BookPrice, BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { useParams } from 'react-router-dom';
import { useGetBookQuery } from '../../../api/calls/books-api.ts';
import { Card, FoldedCard } from '../../../kit/card.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { type Column, SimpleTable } from '../../../kit/lists/simple-table.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { counted, formatAmount } from '../../../lib/money/amount.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { useListPricesQuery } from '../parts/books/admin-books-api.ts';
import { AddBookForm } from './add-book-form.tsx';
import { EditBookForm } from './edit-book-form.tsx';
import { StockForm } from './stock-form.tsx';
import { StockLog } from './stock-log.tsx';

/** Edits a book, or adds one if the URL has no id. */
export default function EditBookPage() {
  const { id } = useParams();
  return (
    <section className="stack gap-4">
      {id === undefined ? <AddBook /> : <EditBook key={id} id={id} />}
    </section>
  );
}

function AddBook() {
  const texts = useDashboardTexts();
  return (
    <>
      <PageHead {...PAGES.addBook} title={texts.admin.addNewBook} />
      <h2 id="add-book">{texts.admin.addNewBook}</h2>
      <AddBookForm labelledBy="add-book" />
    </>
  );
}

function EditBook({ id }: { id: string }) {
  const texts = useDashboardTexts();
  const query = useGetBookQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHead title={query.currentData?.title ?? texts.admin.editBook} hidden />
      <h2 id="edit-book">{texts.admin.editBook}</h2>
      <Loaded query={query} current failed={texts.admin.fetchFailure}>
        {(book) => (
          <>
            <EditBookForm labelledBy="edit-book" book={book} refetch={query.refetch} />
            <PriceHistory book={book} />
            <StockSection book={book} />
          </>
        )}
      </Loaded>
    </>
  );
}

function copies({ stock, orderable }: BookView): string {
  if (stock === undefined) return 'Copies are not counted: the book is always available.';
  const left = `${counted(stock, 'copy', 'copies')} on the shelf.`;
  if (stock > 0) return left;
  return orderable ? 'Sold out; customers can order it.' : 'Sold out.';
}

function StockSection({ book }: { book: BookView }) {
  return (
    <Card title="Stock">
      <p aria-live="polite" className="font-semibold">
        {copies(book)}
      </p>
      <StockForm id={book._id} stock={book.stock} />
      <StockLog id={book._id} />
    </Card>
  );
}

const SHOWN = 12;

const COLUMNS: readonly Column<BookPrice>[] = [
  { head: 'Price', cell: ({ price }) => formatAmount(price) },
  { head: 'From', cell: ({ from }) => <DateTime at={from} /> },
  { head: 'Until', cell: ({ until }) => (until ? <DateTime at={until} /> : 'now') },
];

/** The prices that a book had, folded away. */
function PriceHistory({ book: { _id, lowestPrice } }: { book: BookView }) {
  const query = useListPricesQuery(_id, { refetchOnMountOrArgChange: true });
  return (
    <FoldedCard title="Prices so far" summary={inShort(lowestPrice)}>
      <Loaded query={query} failed="The prices could not be loaded.">
        {(prices) =>
          prices.length > 1 ? (
            <SimpleTable
              caption="Prices so far, the present one first"
              rows={prices.slice(0, SHOWN)}
              keyOf={({ from }) => from}
              columns={COLUMNS}
              className="text-fine"
            />
          ) : (
            <p className="text-muted">It has had no other price yet.</p>
          )
        }
      </Loaded>
    </FoldedCard>
  );
}

const inShort = (lowestPrice: number | undefined) =>
  lowestPrice === undefined
    ? 'not reduced since its last rise'
    : `lowest of the 30 days before its reduction: ${formatAmount(lowestPrice)}`;
