import { STOCK_MAX } from '@book-store/contract/book-facts';
import type { ListedBook } from '@book-store/contract/schemas/admin-books';
import { PRICE_RULE, parsePrice } from '../../shared/price-input.ts';
import { dollars } from '../../shared/ui/price.tsx';
import { useChangeBooksMutation } from './admin-books-api.ts';
import { EditInPlace } from './edit-in-place.tsx';
import { useChangeStockMutation } from './stock-api.ts';

/** The price; that of a reduced book stays reduced from the same old price. */
export function PriceCell({ book }: { book: ListedBook }) {
  const [change] = useChangeBooksMutation();
  return (
    <EditInPlace
      label={`Price of ${book.title}`}
      shown={dollars(book.newPrice)}
      value={book.newPrice.toFixed(2)}
      inputMode="decimal"
      onSave={async (text) => {
        const to = parsePrice(text);
        if (to === null) throw new Error(PRICE_RULE);
        const prices = book.newPrice < book.oldPrice ? 'selling' : 'both';
        const result = await change({
          ids: [book._id],
          change: { kind: 'price', prices, to },
        }).unwrap();
        const [{ message = '' } = {}] = result.books;
        if (result.refused > 0) throw new Error(message);
      }}
    />
  );
}

/** How many copies are left. */
export function CopiesCell({ book: { _id, title, stock = 0 } }: { book: ListedBook }) {
  const [change] = useChangeStockMutation();
  return (
    <EditInPlace
      label={`Copies of ${title}`}
      shown={stock === 1 ? '1 copy' : `${stock} copies`}
      value={String(stock)}
      inputMode="numeric"
      onSave={async (text) => {
        const counted = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
        if (!(counted <= STOCK_MAX)) {
          throw new Error(`A whole number from 0 to ${STOCK_MAX}.`);
        }
        await change({ id: _id, body: { counted, reason: 'Counted' } }).unwrap();
      }}
    />
  );
}
