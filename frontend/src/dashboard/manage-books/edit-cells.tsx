import { STOCK_MAX } from '@book-store/contract/book-facts';
import { formatMoney, toMoneyText } from '@book-store/contract/money';
import type { ListedBook } from '@book-store/contract/schemas/admin-books';
import type { BookValues } from '@book-store/contract/schemas/book-changes';
import { PRICE_RULE, parsePrice } from '../../lib/price-input.ts';
import { useChangeBooksMutation } from '../books/admin-books-api.ts';
import { stockNow, useChangeStockMutation } from '../books/stock-api.ts';
import { ChangedMeanwhile, EditInPlace } from './edit-in-place.tsx';

/** The price; that of a reduced book stays reduced from the same old price. */
export function PriceCell({ book }: { book: ListedBook }) {
  const [change] = useChangeBooksMutation();
  return (
    <EditInPlace
      label={`Price of ${book.title}`}
      shown={formatMoney(book.newPrice)}
      value={toMoneyText(book.newPrice)}
      seen={{ newPrice: book.newPrice, oldPrice: book.oldPrice ?? null }}
      inputMode="decimal"
      onSave={async (text, seen) => {
        const price = parsePrice(text);
        if (price === null) throw new Error(PRICE_RULE);
        const prices = seen.newPrice < (seen.oldPrice ?? 0) ? 'selling' : 'both';
        const result = await change({
          ids: [book._id],
          change: { kind: 'price', prices, price },
          seen,
        }).unwrap();
        const [{ message = '', from } = {}] = result.books;
        if (result.refused === 0) return;
        if (from) throw new ChangedMeanwhile(toPriceText(from, seen), { ...seen, ...from });
        throw new Error(message);
      }}
    />
  );
}

type Prices = { newPrice: number; oldPrice: number | null };

function toPriceText(changed: BookValues, seen: Prices): string {
  const { newPrice, oldPrice } = { ...seen, ...changed };
  return oldPrice === null || oldPrice === newPrice
    ? formatMoney(newPrice)
    : `${formatMoney(newPrice)} (was ${formatMoney(oldPrice)})`;
}

function copiesText(stock: number | null): string {
  if (stock === null) return 'not counted';
  return stock === 1 ? '1 copy' : `${stock} copies`;
}

/** How many copies are left; a book whose copies are not counted gets its first count here. */
export function CopiesCell({ book }: { book: ListedBook }) {
  const { _id, title } = book;
  const stock = book.stock ?? null;
  const [change] = useChangeStockMutation();
  return (
    <EditInPlace
      label={`Copies of ${title}`}
      shown={copiesText(stock)}
      value={stock === null ? '' : String(stock)}
      seen={stock}
      inputMode="numeric"
      onSave={async (text, seen) => {
        const counted = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
        if (!(counted <= STOCK_MAX)) {
          throw new Error(`A whole number from 0 to ${STOCK_MAX}.`);
        }
        try {
          await change({ id: _id, body: { counted, seen, reason: 'Counted' } }).unwrap();
        } catch (error) {
          const now = stockNow(error);
          if (now === undefined) throw error;
          throw new ChangedMeanwhile(copiesText(now), now, 'A sale or somebody else');
        }
      }}
    />
  );
}
