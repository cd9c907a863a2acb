import type { StockCause } from '@book-store/contract/stock';
import type { ClientSession, Types } from 'mongoose';
import { TryAgain } from '../../shared/in-transaction.ts';
import { Book } from '../catalogue/books.model.ts';
import { StockMovement } from './stock-movements.model.ts';

type Ids = readonly Types.ObjectId[];
/** What the stock log says of copies that an order takes or gives back. */
type Why = { order: Types.ObjectId; orderNumber: string; cause: StockCause; at: Date };

/** Thrown by `findCounted` if a book is sold out, or gone. */
export class NoCopyLeft extends Error {
  override name = 'NoCopyLeft';
}

/**
 * Returns those of these books of which an order has to take a copy, in its transaction: books that are not counted
 * need none, nor do those that can be ordered when sold out. Throws `NoCopyLeft`.
 */
export async function findCounted(books: Ids, session: ClientSession): Promise<Types.ObjectId[]> {
  const counted = await findIds({ _id: { $in: books }, stock: { $gte: 1 } }, session);
  const known = new Set(counted.map(String));
  const others = books.filter((id) => !known.has(id.toString()));
  if (others.length > 0) {
    const needNone = { _id: { $in: others }, $or: [{ stock: null }, { orderable: true }] };
    if ((await findIds(needNone, session)).length < others.length) throw new NoCopyLeft();
  }
  return counted;
}

/** Takes a copy of each of these books, all of them counted, for an order in its transaction. */
export const takeCopies = (counted: Ids, why: Why, session: ClientSession): Promise<void> =>
  moveCopies(counted, -1, why, session);

/** Puts a copy of each of these books back, inside the order's transaction; not of those no longer counted. */
export async function returnCopies(books: Ids, why: Why, session: ClientSession): Promise<void> {
  const counted = await findIds({ _id: { $in: books }, stock: { $gte: 0 } }, session);
  await moveCopies(counted, 1, why, session);
}

/**
 * Only the ids, and no number of copies: the embedded engine repeats a transaction if what it has read is another
 * answer by then, and many customers may buy the same book at the same time.
 */
async function findIds(filter: object, session: ClientSession): Promise<Types.ObjectId[]> {
  const found = await Book.find(filter, { _id: 1 }).session(session).lean();
  return found.map(({ _id }) => _id);
}

async function moveCopies(
  books: Ids,
  delta: 1 | -1,
  why: Why,
  session: ClientSession,
): Promise<void> {
  if (books.length === 0) return;
  const { matchedCount } = await Book.updateMany(
    { _id: { $in: books }, stock: { $gte: Math.max(0, -delta) } },
    { $inc: { stock: delta } },
    { session },
  );
  // On a server whose snapshots are none, the last copy may have gone since it was seen.
  if (matchedCount < books.length) throw new TryAgain('A copy has gone meanwhile.');
  await StockMovement.insertMany(
    books.map((book) => ({ book, delta, ...why })),
    { session },
  );
}
