import type { BookPrice, BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { useParams } from 'react-router-dom';
import { useGetBookQuery } from '../../../api/calls/books-api.ts';
import { FRESH } from '../../../api/refresh.ts';
import { Card, FoldedCard } from '../../../kit/card.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { type Column, SimpleTable } from '../../../kit/lists/simple-table.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { PageHead } from '../../../kit/page/page-head.tsx';
import { formatAmount } from '../../../lib/money/amount.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { bookTexts } from '../book-texts.ts';
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
      <PageHead {...useDashboardHead('addBook')} title={texts.admin.addNewBook} />
      <h2 id="add-book">{texts.admin.addNewBook}</h2>
      <AddBookForm labelledBy="add-book" />
    </>
  );
}

function EditBook({ id }: { id: string }) {
  const texts = useDashboardTexts();
  const query = useGetBookQuery(id, FRESH);
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

function copies({ stock, orderable }: BookView, texts: TextsOf<typeof bookTexts>['stock']): string {
  if (stock === undefined) return texts.notCounted;
  if (stock > 0) return texts.left(stock);
  return orderable ? texts.orderable : texts.soldOut;
}

function StockSection({ book }: { book: BookView }) {
  const texts = useTexts(bookTexts).stock;
  return (
    <Card title={texts.title}>
      <p aria-live="polite" className="font-semibold">
        {copies(book, texts)}
      </p>
      <StockForm id={book._id} stock={book.stock} />
      <StockLog id={book._id} />
    </Card>
  );
}

const SHOWN = 12;

type HistoryTexts = TextsOf<typeof bookTexts>['history'];

const columnsIn = (texts: HistoryTexts): readonly Column<BookPrice>[] => [
  { head: texts.price, cell: ({ price }) => formatAmount(price) },
  { head: texts.from, cell: ({ from }) => <DateTime at={from} /> },
  { head: texts.until, cell: ({ until }) => (until ? <DateTime at={until} /> : texts.now) },
];

/** The prices that a book had, folded away. */
function PriceHistory({ book: { _id, lowestPrice } }: { book: BookView }) {
  const texts = useTexts(bookTexts).history;
  const query = useListPricesQuery(_id, FRESH);
  return (
    <FoldedCard title={texts.title} summary={inShort(lowestPrice, texts)}>
      <Loaded query={query} failed={texts.failed}>
        {(prices) =>
          prices.length > 1 ? (
            <SimpleTable
              caption={texts.caption}
              rows={prices.slice(0, SHOWN)}
              keyOf={({ from }) => from}
              columns={columnsIn(texts)}
              className="text-fine"
            />
          ) : (
            <p className="text-muted">{texts.none}</p>
          )
        }
      </Loaded>
    </FoldedCard>
  );
}

const inShort = (lowestPrice: number | undefined, texts: HistoryTexts) =>
  lowestPrice === undefined ? texts.notReduced : texts.lowest(formatAmount(lowestPrice));
