import type { StockCause } from '@book-store/contract/catalogue/stock/stock';
import type { ClientSession, Types } from 'mongoose';
import { overtaken } from '../../platform/documents/in-transaction.ts';
import { Book } from '../books/books.model.ts';
import { StockMovement } from './stock-movements.model.ts';

/** So many copies of a book. */
type Copies = { bookId: Types.ObjectId; quantity: number };
/** What the stock log says of copies that an order takes or gives back. */
type Why = {
  order: Types.ObjectId;
  orderNumber: number | null | undefined;
  cause: StockCause;
  at: Date;
};

/** Thrown by `findCounted` if there are not enough copies of a book, or it is gone. */
export class NoCopyLeft extends Error {
  override name = 'NoCopyLeft';
}

/**
 * Returns those of these copies that an order has to take from the shelf, in its transaction: all of a book or none.
 * Books that are not counted need none, nor do those that can be ordered when there are not enough. Throws
 * `NoCopyLeft`.
 */
export async function findCounted<Wanted extends Copies>(
  wanted: readonly Wanted[],
  session: ClientSession,
): Promise<Wanted[]> {
  const enough = wanted.map(({ bookId, quantity }) => ({ _id: bookId, stock: { $gte: quantity } }));
  const found = await findIds({ _id: { $in: idsOf(wanted) }, $or: enough }, session);
  const counted = wanted.filter(({ bookId }) => found.has(bookId.toString()));
  const others = idsOf(wanted.filter((one) => !counted.includes(one)));
  if (others.length > 0) {
    const needNone = { _id: { $in: others }, $or: [{ stock: null }, { orderable: true }] };
    if ((await findIds(needNone, session)).size < others.length) throw new NoCopyLeft();
  }
  return counted;
}

/** Takes copies of these books, all of them counted, for an order in its transaction. */
export const takeCopies = (counted: readonly Copies[], why: Why, session: ClientSession) =>
  moveCopies(counted, -1, why, session);

/** Puts copies of these books back, inside the order's transaction; not of those no longer counted. */
export async function returnCopies(
  copies: readonly Copies[],
  why: Why,
  session: ClientSession,
): Promise<void> {
  const counted = await findIds({ _id: { $in: idsOf(copies) }, stock: { $gte: 0 } }, session);
  const returned = copies.filter(({ bookId }) => counted.has(bookId.toString()));
  await moveCopies(returned, 1, why, session);
}

const idsOf = (copies: readonly Copies[]) => copies.map(({ bookId }) => bookId);

/**
 * Only the ids, and no number of copies: the embedded engine repeats a transaction if what it has read is another
 * answer by then, and many customers may buy the same book at the same time.
 */
async function findIds(filter: object, session: ClientSession): Promise<Set<string>> {
  const found = await Book.find(filter, { _id: 1 }).session(session).lean();
  return new Set(found.map(({ _id }) => _id.toString()));
}

async function moveCopies(
  copies: readonly Copies[],
  sign: 1 | -1,
  why: Why,
  session: ClientSession,
): Promise<void> {
  if (copies.length === 0) return;
  // Most orders have one copy of each book, so most need one write.
  const quantities = [...new Set(copies.map(({ quantity }) => quantity))];
  const writes = quantities.map((quantity) => ({
    updateMany: {
      filter: {
        _id: { $in: idsOf(copies.filter((one) => one.quantity === quantity)) },
        stock: { $gte: Math.max(0, -sign * quantity) },
      },
      update: { $inc: { stock: sign * quantity } },
    },
  }));
  const { matchedCount } = await Book.bulkWrite(writes, { session });
  // On a server whose snapshots are none, the last copy may have gone since it was seen.
  if (matchedCount < copies.length) throw overtaken();
  await StockMovement.insertMany(
    copies.map(({ bookId, quantity }) => ({ book: bookId, delta: sign * quantity, ...why })),
    { session },
  );
}
