import { formatOrderNumber } from '@book-store/contract/settings/shop/order-number';
import { type ClientSession, Types } from 'mongoose';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import type { PageOf } from '../../platform/documents/mongo.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { StockMovement, type StoredMovement } from './stock-movements.model.ts';

const NEWEST = { at: -1, _id: -1 } as const;

/** `left` is the stock after the movement. */
type Counted = StoredMovement & { left: number };

/** Newest first; also for a deleted book. */
export async function listMovements(bookId: string, page: PageOf) {
  const { found, total } = await readPage(new Types.ObjectId(bookId), page);
  return { found: found.map(toView), total };
}

/**
 * Reads book and log from one snapshot, and computes past stock backwards from the current one: the database sums
 * later movements, so that only the page itself is read.
 */
const readPage = (book: Types.ObjectId, { page, limit }: PageOf) =>
  inTransaction(async (session) => {
    const stored = await Book.findById(book, { stock: 1 })
      .session(session)
      .lean<Pick<StoredBook, 'stock'>>();
    const total = await StockMovement.countDocuments({ book }).session(session);
    const skipped = (page - 1) * limit;
    const movements = await StockMovement.find({ book })
      .sort(NEWEST)
      .skip(skipped)
      .limit(limit)
      .session(session)
      .lean<StoredMovement[]>();
    const now = stored ? (stored.stock ?? 0) : await sumOf(book, total, session);
    let left = now - (await sumOf(book, skipped, session));
    const found: Counted[] = movements.map((movement) => {
      const one = { ...movement, left };
      left -= movement.delta;
      return one;
    });
    return { found, total };
  });

/** Sums the newest movements of a book. */
async function sumOf(book: Types.ObjectId, newest: number, session: ClientSession) {
  if (newest === 0) return 0;
  const [sum] = await StockMovement.aggregate<{ copies: number }>([
    { $match: { book } },
    { $sort: NEWEST },
    { $limit: newest },
    { $group: { _id: null, copies: { $sum: '$delta' } } },
  ]).session(session);
  return sum?.copies ?? 0;
}

const toView = ({ left, endsCounting, order, orderNumber, ...movement }: Counted) => ({
  ...movement,
  left: endsCounting ? undefined : left,
  order: order && orderNumber ? { id: order, number: formatOrderNumber(orderNumber) } : undefined,
});
