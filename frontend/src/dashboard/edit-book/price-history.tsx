import { formatMoney } from '@book-store/contract/money';
import type { BookPrice, BookView } from '@book-store/contract/schemas/books';
import { FoldedCard } from '../../kit/card.tsx';
import { DateTime } from '../../kit/date-time.tsx';
import { type Column, SimpleTable } from '../../kit/lists/simple-table.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { useListPricesQuery } from '../books/admin-books-api.ts';

/** How many prices are shown. */
const SHOWN = 12;

const COLUMNS: readonly Column<BookPrice>[] = [
  { head: 'Price', cell: ({ price }) => formatMoney(price) },
  { head: 'From', cell: ({ from }) => <DateTime at={from} /> },
  { head: 'Until', cell: ({ until }) => (until ? <DateTime at={until} /> : 'now') },
];

/** The prices that a book had, folded away. */
export function PriceHistory({ book: { _id, lowestPrice } }: { book: BookView }) {
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
    : `lowest of the 30 days before its reduction: ${formatMoney(lowestPrice)}`;
