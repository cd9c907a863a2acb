import { STOCK_MAX } from '@book-store/contract/catalogue/books/book-facts';
import { type ClientSession, Types } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { bookNotFound } from '../books/find-books.ts';
import { movementOf, recordMovements, type StockNote, type StockOfBook } from './change-stock.ts';
import { solveStock } from './check-stock.ts';
import { compareWithin, settleLog } from './compare-stock.ts';

/**
 * Sets a book's stock to that of its log, and records the correction. Throws `not-found`, and `conflict` if that
 * stock is not possible.
 */
export async function reconcileStock(
  id: string,
  note: Omit<StockNote, 'cause'>,
  beforeCommit?: BeforeCommit<StockOfBook>,
): Promise<StockOfBook> {
  const correct = async (session: ClientSession) => {
    const before = await Book.findById(id).session(session).lean<StoredBook>();
    if (!before) throw bookNotFound();
    const [compared] = await compareWithin([new Types.ObjectId(id)], session);
    const { stock, logged } = compared ?? { stock: before.stock, logged: before.stock };
    if (typeof stock !== 'number' || typeof logged !== 'number' || stock === logged) {
      return { before, after: before };
    }
    if (logged < 0 || logged > STOCK_MAX) {
      throw conflict(
        `By its log the book has ${logged} copies, which cannot be. Please count them.`,
        'stock-log-impossible',
        { count: logged },
      );
    }
    const after = await Book.findOneAndUpdate(
      { _id: before._id, stock },
      { $set: { stock: logged } },
      { returnDocument: 'after', runValidators: true, session },
    )
      .orFail()
      .lean<StoredBook>();
    await recordMovements([movementOf(before, logged, { ...note, cause: 'corrected' })], session);
    await settleLog(before._id, session);
    return { before, after };
  };
  const changed = await inTransaction(correct, { beforeCommit });
  await solveStock(id);
  return changed;
}
