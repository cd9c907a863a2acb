import { formatOrderNumber } from '@book-store/contract/order-number';
import type { StockMovementView } from '@book-store/contract/schemas/stock';
import { Types } from 'mongoose';
import { inTransaction } from '../../shared/in-transaction.ts';
import type { Page, PageOf } from '../../shared/mongo.ts';
import { Book, type StoredBook } from '../catalogue/books.model.ts';
import { StockMovement, type StoredMovement } from './stock-movements.model.ts';

/** A movement with the copies that were left after it. */
type Counted = StoredMovement & { left: number };

/** Returns one page of the movements of a book's stock, newest first; also of a deleted book. */
export async function listMovements(
  bookId: string,
  page: PageOf,
): Promise<Page<StockMovementView>> {
  const { found, total } = await readPage(new Types.ObjectId(bookId), page);
  return { found: found.map(toView), total };
}

/** Reads book and log as of one moment, and counts back from the present stock. */
const readPage = (book: Types.ObjectId, { page, limit }: PageOf) =>
  inTransaction(async (session) => {
    const stored = await Book.findById(book, { stock: 1 })
      .session(session)
      .lean<Pick<StoredBook, 'stock'>>();
    const movements = await StockMovement.find({ book })
      .sort({ at: -1, _id: -1 })
      .session(session)
      .lean<StoredMovement[]>();
    let left = stored ? (stored.stock ?? 0) : movements.reduce((sum, { delta }) => sum + delta, 0);
    const counted: Counted[] = movements.map((movement) => {
      const one = { ...movement, left };
      left -= movement.delta;
      return one;
    });
    return { found: counted.slice((page - 1) * limit, page * limit), total: counted.length };
  });

function toView(movement: Counted): StockMovementView {
  const { _id, at, cause, delta, left, endsCounting, reason, by, order, orderNumber } = movement;
  return {
    _id: _id.toString(),
    at: at.toISOString(),
    cause,
    delta,
    left: endsCounting ? undefined : left,
    reason: reason ?? undefined,
    by: by ?? undefined,
    order:
      order && orderNumber
        ? { id: order.toString(), number: formatOrderNumber(orderNumber) }
        : undefined,
  };
}
