import type { ListedBook } from '@book-store/contract/catalogue/books/admin-books.schemas';
import { STOCK_MAX } from '@book-store/contract/catalogue/books/book-facts';
import { changedMeanwhile, invalid } from '../../../kit/forms/form-constraints.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { amountInField, parsePrice, priceRule } from '../../../lib/money/price-input.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { booksTexts } from '../books-texts.ts';
import { useChangeBooksMutation } from '../parts/books/admin-books-api.ts';
import { refusalOf } from '../parts/books/refused-book.ts';
import { stockNow, useChangeStockMutation } from '../parts/books/stock-api.ts';
import { EditInPlace } from './edit-in-place.tsx';

const wrong = (message: string) => invalid([{ path: 'text', message }]);

/** Keeps the old price of a reduced book. */
export function PriceCell({ book: { _id, title, newPrice, oldPrice } }: CellProps) {
  const texts = useTexts(booksTexts).cells;
  const [change] = useChangeBooksMutation();
  return (
    <EditInPlace
      row={_id}
      label={texts.priceOf(title)}
      inputMode="decimal"
      item={{ newPrice, oldPrice: oldPrice ?? null }}
      read={(prices) => amountInField(prices.newPrice)}
      show={(prices) => formatAmount(prices.newPrice)}
      send={async (text, seen) => {
        const price = parsePrice(text);
        if (price === null) throw wrong(priceRule());
        const prices = seen.newPrice < (seen.oldPrice ?? 0) ? 'selling' : 'both';
        const result = await change({
          ids: [_id],
          change: { kind: 'price', prices, price },
          seen,
        }).unwrap();
        const refused = result.books.find(({ outcome }) => outcome === 'refused');
        if (!refused) return { ...seen, newPrice: price };
        const { from } = refused;
        throw from ? changedMeanwhile({ ...seen, ...from }) : wrong(refusalOf(refused));
      }}
    />
  );
}

type CellProps = { book: ListedBook };

/** A book without a stock count gets its first one here. */
export function CopiesCell({ book: { _id, title, stock } }: CellProps) {
  const texts = useTexts(booksTexts).cells;
  const [change] = useChangeStockMutation();
  return (
    <EditInPlace
      row={_id}
      label={texts.copiesOf(title)}
      // Copies stand on the left of a card.
      problemClass="max-lg:right-auto max-lg:left-0"
      inputMode="numeric"
      item={stock ?? null}
      read={(copies) => (copies === null ? '' : String(copies))}
      show={(copies) => (copies === null ? texts.notCounted : texts.copies(copies))}
      changed={texts.changedBySale}
      send={async (text, seen) => {
        const counted = /^\d+$/.test(text) ? Number(text) : Number.NaN;
        if (!(counted <= STOCK_MAX)) throw wrong(texts.copiesRule(STOCK_MAX));
        try {
          await change({ id: _id, body: { counted, seen, reason: texts.counted } }).unwrap();
          return counted;
        } catch (error) {
          const now = stockNow(error);
          throw now === undefined ? error : changedMeanwhile(now);
        }
      }}
    />
  );
}
