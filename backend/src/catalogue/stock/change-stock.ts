import { STOCK_MAX } from '@book-store/contract/catalogue/books/book-facts';
import type { StockCause } from '@book-store/contract/catalogue/stock/stock';
import type { ClientSession, Types } from 'mongoose';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { inTurn } from '../../platform/documents/in-turn.ts';
import type { Remember } from '../../platform/documents/once-per-key.ts';
import { AppError, conflict } from '../../platform/errors/errors.ts';
import { Book, type StoredBook } from '../books/books.model.ts';
import { bookNotFound } from '../books/find-books.ts';
import { settleLog } from './compare-stock.ts';
import { emitStockChange } from './stock-changes.ts';
import { StockMovement } from './stock-movements.model.ts';

export type Stocked = Pick<StoredBook, '_id' | 'stock'>;

export type StockNote = {
  cause: StockCause;
  /** The admin's username. */
  by?: string | undefined;
  reason?: string | undefined;
  at: Date;
};

/**
 * Returns the log entry for the new stock `next` (undefined: no longer tracked); undefined if it is
 * unchanged. Write it in the transaction that changes the book.
 */
export function movementOf(
  { _id: book, stock }: Stocked,
  next: number | undefined,
  note: StockNote,
) {
  if (next === stock) return undefined;
  const endsCounting = next === undefined && { endsCounting: true };
  return { book, ...note, delta: (next ?? 0) - (stock ?? 0), ...endsCounting };
}

type Movement = { book: Types.ObjectId; delta: number; cause: StockCause; at: Date };

/** Writes stock log entries, and tells listeners, in the transaction that changes the stock. */
export async function recordMovements(
  movements: readonly (Movement | undefined)[],
  session: ClientSession,
): Promise<void> {
  const made = movements.filter((one) => one !== undefined);
  if (made.length === 0) return;
  await StockMovement.insertMany(made, { session });
  await emitStockChange(
    made.map(({ book }) => book),
    session,
  );
}

/** Returns the update that sets a book's stock. */
export const toStock = (next: number | undefined) =>
  next === undefined ? { $unset: { stock: 1 as const } } : { $set: { stock: next } };

export type StockChange =
  | { delta: number }
  /** Null: stock is no longer tracked. */
  | {
      counted: number | null;
      /** The value that the screen showed; undefined replaces any value. */
      seen?: number | null | undefined;
    };

export type StockOfBook = { before: StoredBook; after: StoredBook };

/** Concurrent changes of one book would only conflict. */
const inTurnOfBook = inTurn();

/**
 * Changes a book's stock, even while copies are being sold. Throws `not-found`, `conflict` if fewer
 * copies are left than are to be removed or stock is not tracked, and `changed-meanwhile` if the
 * stock differs from what was seen.
 */
export const changeStock = (
  id: string,
  change: StockChange,
  note: StockNote,
  {
    remember,
    beforeCommit,
  }: { remember?: Remember; beforeCommit?: BeforeCommit<StockOfBook> } = {},
): Promise<StockOfBook> =>
  inTurnOfBook(id, () =>
    inTransaction(
      async (session) => {
        const changed = await storeChange({ id, change, note }, session);
        await remember?.(id, session);
        return changed;
      },
      { beforeCommit },
    ),
  );

type Changing = { id: string; change: StockChange; note: StockNote };

async function storeChange({ id, change, note }: Changing, session: ClientSession) {
  const before = await Book.findById(id).session(session).lean<StoredBook>();
  if (!before) throw bookNotFound();
  const next = stockAfter(before, change);
  const movement = movementOf(before, next, note);
  if (!movement) {
    if ('counted' in change) await settleLog(before._id, session);
    return { before, after: before };
  }
  const after = await Book.findOneAndUpdate(
    { _id: before._id, stock: before.stock ?? null },
    toStock(next),
    { returnDocument: 'after', runValidators: true, session },
  )
    .orFail()
    .lean<StoredBook>();
  await recordMovements([movement], session);
  // A manual count overrides the log.
  if ('counted' in change) await settleLog(before._id, session);
  return { before, after };
}

/** Throws `conflict` as `changeStock` does. */
export function stockAfter(
  { stock }: Pick<Stocked, 'stock'>,
  change: StockChange,
): number | undefined {
  if ('counted' in change) {
    if (change.seen !== undefined && (stock ?? null) !== change.seen) throw changedMeanwhile(stock);
    return change.counted ?? undefined;
  }
  const left = (stock ?? 0) + change.delta;
  if (typeof stock !== 'number') {
    throw conflict(
      'The shop does not count the copies of this book. Please count them first.',
      'stock-not-counted',
    );
  }
  if (left < 0) {
    throw conflict(`You can remove at most ${stock}.`, 'stock-too-few', { maximum: stock });
  }
  if (left > STOCK_MAX) {
    throw conflict(`A book has at most ${STOCK_MAX} copies.`, 'stock-too-many', {
      maximum: STOCK_MAX,
    });
  }
  return left;
}

function changedMeanwhile(stock: number | undefined) {
  const now =
    typeof stock === 'number'
      ? `There ${stock === 1 ? 'is 1 copy' : `are ${stock} copies`} now.`
      : 'The copies are no longer counted.';
  return new AppError('changed-meanwhile', {
    detail: `Stock changed since you loaded this page. ${now}`,
    detailCode: 'stock-changed',
    ...(typeof stock === 'number' && { detailValues: { count: stock } }),
    extra: { stock: stock ?? null },
  });
}
