import type { StockCause } from '@book-store/contract/catalogue/stock/stock';
import type { ClientSession, Types } from 'mongoose';
import { writeConflict } from '../../platform/documents/in-transaction.ts';
import { BinnedBook } from '../bin/binned-books.model.ts';
import { Book } from '../books/books.model.ts';
import { markOrdered } from '../imports/former-books.model.ts';
import { recordMovements } from './change-stock.ts';

type Copies = { bookId: Types.ObjectId; quantity: number };
/** The stock log's reason for an order's copies. */
type Why = {
  order: Types.ObjectId;
  orderNumber: number | null | undefined;
  cause: StockCause;
  at: Date;
};

/** Thrown by `findCounted` if a book has too few copies or is gone. */
export class NoCopyLeft extends Error {
  override name = 'NoCopyLeft';
}

/**
 * Returns the copies that an order must take from stock, in its transaction: all copies of a book or none. Books
 * without tracked stock need none, nor do orderable ones that run short. Throws `NoCopyLeft`.
 */
export async function findCounted<Wanted extends Copies>(
  wanted: readonly Wanted[],
  session: ClientSession,
): Promise<Wanted[]> {
  await markOrdered(idsOf(wanted), session);
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

/** Takes copies from stock in the order's transaction; stock of all books must be tracked. */
export const takeCopies = (counted: readonly Copies[], why: Why, session: ClientSession) =>
  moveCopies(counted, -1, why, session);

/**
 * Returns copies to stock in the order's transaction, except of books no longer tracked. Those of a deleted book are
 * counted in the bin, so that it comes back with them.
 */
export async function returnCopies(
  copies: readonly Copies[],
  why: Why,
  session: ClientSession,
): Promise<void> {
  const counted = await findIds({ _id: { $in: idsOf(copies) }, stock: { $gte: 0 } }, session);
  const returned = copies.filter(({ bookId }) => counted.has(bookId.toString()));
  await moveCopies(returned, 1, why, session);
  const others = copies.filter((one) => !returned.includes(one));
  if (others.length > 0) await returnToBin(others, why, session);
}

async function returnToBin(
  copies: readonly Copies[],
  why: Why,
  session: ClientSession,
): Promise<void> {
  for (const { bookId, quantity } of copies) {
    const { matchedCount } = await BinnedBook.updateOne(
      { _id: bookId, stock: { $gte: 0 } },
      { $inc: { stock: quantity } },
      { session },
    );
    if (matchedCount === 0) continue;
    await recordMovements([{ book: bookId, delta: quantity, ...why }], session);
  }
}

const idsOf = (copies: readonly Copies[]) => copies.map(({ bookId }) => bookId);

/**
 * Reads ids only, not stock: the embedded engine retries a transaction whose reads would return something else by
 * now, and many customers may buy one book at the same time.
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
  const { at } = why;
  // Most orders have one copy of each book, so most need one write.
  const quantities = [...new Set(copies.map(({ quantity }) => quantity))];
  const writes = quantities.map((quantity) => ({
    updateMany: {
      filter: {
        _id: { $in: idsOf(copies.filter((one) => one.quantity === quantity)) },
        stock: { $gte: Math.max(0, -sign * quantity) },
      },
      update: { $inc: { stock: sign * quantity }, ...(sign < 0 && { $max: { soldAt: at } }) },
    },
  }));
  const { matchedCount } = await Book.bulkWrite(writes, { session });
  // Without snapshot isolation, the last copy may have gone since it was read.
  if (matchedCount < copies.length) throw writeConflict();
  await recordMovements(
    copies.map(({ bookId, quantity }) => ({ book: bookId, delta: sign * quantity, ...why })),
    session,
  );
}
