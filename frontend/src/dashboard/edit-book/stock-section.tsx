import type { BookView } from '@book-store/contract/schemas/books';
import { Card } from '../../kit/card.tsx';
import { counted } from '../../lib/amount.ts';
import { StockForm } from './stock-form.tsx';
import { StockLog } from './stock-log.tsx';

/** Returns the number of copies in words. */
function copies({ stock, orderable }: BookView): string {
  if (stock === undefined) return 'Copies are not counted: the book is always available.';
  const left = `${counted(stock, 'copy', 'copies')} on the shelf.`;
  if (stock > 0) return left;
  return orderable ? 'Sold out; customers can order it.' : 'Sold out.';
}

/** The stock of a book: how many copies, a way to change that, and what has happened to it. */
export function StockSection({ book }: { book: BookView }) {
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
