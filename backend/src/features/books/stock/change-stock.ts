import { STOCK_MAX } from '@book-store/contract/book-facts';
import type { StockCause } from '@book-store/contract/stock';
import { Types } from 'mongoose';
import { AppError } from '../../../shared/errors.ts';
import { Book, type StoredBook } from '../books.model.ts';
import { bookNotFound } from '../find-books.ts';

/** The fields of a book that hold its stock. */
export type Stocked = Pick<StoredBook, '_id' | 'stock' | 'stockSeq'>;

/** What the log says of a change by an admin. */
export type StockNote = {
  /** The movement's id; a new one unless given. */
  _id?: Types.ObjectId | undefined;
  cause: StockCause;
  /** The username of the admin. */
  by?: string | undefined;
  reason?: string | undefined;
  at: Date;
};

/**
 * Returns the parts of an update that gives a book the stock `next` (undefined: no longer counted), with the
 * movement for the log. The filter makes it fail if a copy was sold or the stock was changed meanwhile: then
 * read the book again. Undefined if it has this stock already.
 */
export function stockUpdate(
  book: Pick<Stocked, 'stock' | 'stockSeq'>,
  next: number | undefined,
  note: StockNote,
) {
  const before = book.stock ?? undefined;
  if (next === before) return undefined;
  const movement = { _id: new Types.ObjectId(), ...note, delta: (next ?? 0) - (before ?? 0) };
  return {
    filter: { stockSeq: book.stockSeq ?? null, stock: book.stock ?? null },
    set: next === undefined ? {} : { stock: next },
    unset: next === undefined ? { stock: 1 as const } : {},
    rest: { $inc: { stockSeq: 1 }, $push: { movements: movement } },
  };
}

/** Returns the fields of a new book that count its copies, with the first movement for the log. */
export const firstStock = (stock: number | undefined, note: StockNote) =>
  stock === undefined
    ? {}
    : { stock, stockSeq: 1, movements: [{ _id: new Types.ObjectId(), ...note, delta: stock }] };

export type StockChange =
  | { delta: number }
  /** Null: the shop no longer counts. */
  | {
      counted: number | null;
      /** What the screen showed; undefined: whatever is there is replaced. */
      seen?: number | null | undefined;
    };

/**
 * Changes the stock of a book, even while copies are being sold, and returns the book before and after.
 * Throws `not-found`, `conflict` if fewer copies are left than are to be removed or the book is not
 * counted, and `changed-meanwhile` if the number of copies is not the one that was seen.
 */
export async function changeStock(
  id: string,
  change: StockChange,
  note: StockNote,
): Promise<{ before: StoredBook; after: StoredBook }> {
  for (;;) {
    const before = await Book.findById(id).lean<StoredBook>();
    if (!before) throw bookNotFound();
    const update = stockUpdate(before, stockAfter(before, change), note);
    if (!update) return { before, after: before };
    const { filter, set, unset, rest } = update;
    const after = await Book.findOneAndUpdate(
      { _id: before._id, ...filter },
      { $set: set, ...(Object.keys(unset).length > 0 && { $unset: unset }), ...rest },
      { returnDocument: 'after', runValidators: true },
    ).lean<StoredBook>();
    if (after) return { before, after };
  }
}

/** Returns the stock of a book after a change. Throws `conflict` as `changeStock` does. */
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
    throw conflict('The shop does not count the copies of this book. Please count them first.');
  }
  if (left < 0) {
    throw conflict(`You can remove at most ${stock}.`);
  }
  if (left > STOCK_MAX) throw conflict(`A book has at most ${STOCK_MAX} copies.`);
  return left;
}

function changedMeanwhile(stock: number | null | undefined) {
  const now =
    typeof stock === 'number'
      ? `There ${stock === 1 ? 'is 1 copy' : `are ${stock} copies`} now.`
      : 'The copies are no longer counted.';
  return new AppError('changed-meanwhile', {
    detail: `Stock changed since you loaded this page. ${now}`,
    extra: { stock: stock ?? null },
  });
}

const conflict = (detail: string) => new AppError('conflict', { detail });
