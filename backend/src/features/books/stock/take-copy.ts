import { setTimeout as wait } from 'node:timers/promises';
import type { StockCause } from '@book-store/contract/stock';
import { Types } from 'mongoose';
import { Book, type StoredBook } from '../books.model.ts';
import { type PendingMovement, StockMovement } from './stock-movements.model.ts';

/** A hold of an order on one copy each of some books. An order that takes copies again has another hold. */
export type Hold = { hold: Types.ObjectId; order: Types.ObjectId };

/**
 * Takes a copy for a hold, in one conditional update that also puts the movement on the book: run twice, it
 * takes one copy. Only the process that made the hold may take for it; whoever undoes it uses
 * `giveCopyBack`. `none-needed`: the book is not counted, or it can be ordered when sold out.
 */
export async function takeCopy(
  bookId: Types.ObjectId,
  { hold, order }: Hold,
  { cause, at }: { cause: StockCause; at: Date },
): Promise<'taken' | 'none-needed' | 'none-left'> {
  const movement = { _id: new Types.ObjectId(), cause, delta: -1, hold, order, at };
  const { matchedCount } = await Book.updateOne(
    { _id: bookId, stock: { $gte: 1 }, 'movements.hold': { $ne: hold } },
    { $inc: { stock: -1, stockSeq: 1 }, $push: { movements: movement } },
  );
  if (matchedCount > 0) return 'taken';
  const book = await readStock(bookId);
  if (!book) return 'none-left';
  if (has(book.movements, hold)) return 'taken';
  return typeof book.stock !== 'number' || book.orderable ? 'none-needed' : 'none-left';
}

/**
 * Puts the copy of a hold back, once, however often and by however many servers it is called; nothing if
 * none was taken. The book is compared by the number of its movements: a movement leaves the book only for
 * the log, so whoever reads the book and then the log cannot miss one.
 */
export async function giveCopyBack(
  bookId: Types.ObjectId,
  { hold, order }: Hold,
  { cause, at }: { cause: StockCause; at: Date },
): Promise<void> {
  for (;;) {
    const book = await readStock(bookId);
    if (!book || typeof book.stock !== 'number') return;
    const logged = await StockMovement.find({ hold, book: bookId }, { delta: 1 }).lean();
    const own = [...logged, ...(book.movements ?? []).filter(isOf(hold))];
    const isBack = own.some(({ delta }) => delta > 0);
    if (isBack || own.length === 0) return;
    const movement = { _id: new Types.ObjectId(), cause, delta: 1, hold, order, at };
    const { matchedCount } = await Book.updateOne(
      { _id: bookId, stockSeq: book.stockSeq ?? null, stock: book.stock },
      { $inc: { stock: 1, stockSeq: 1 }, $push: { movements: movement } },
    );
    if (matchedCount > 0) return;
    // Another server was faster; a random pause keeps them from all trying again at once.
    await wait(Math.random() * 10);
  }
}

const readStock = (id: Types.ObjectId) =>
  Book.findById(id, { stock: 1, stockSeq: 1, orderable: 1, movements: 1 }).lean<
    Pick<StoredBook, 'stock' | 'stockSeq' | 'orderable'> & {
      movements?: PendingMovement[] | null;
    }
  >();

const isOf =
  (hold: Types.ObjectId) =>
  (movement: Pick<PendingMovement, 'hold'>): boolean =>
    hold.equals(movement.hold ?? '');

const has = (movements: readonly PendingMovement[] | null | undefined, hold: Types.ObjectId) =>
  movements?.some(isOf(hold)) ?? false;
