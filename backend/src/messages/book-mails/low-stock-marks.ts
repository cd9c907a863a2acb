import { type ClientSession, model, Schema } from 'mongoose';
import { Book, type StoredBook } from '../../catalogue/books/books.model.ts';
import { isRunningOut } from '../../catalogue/books/running-out.ts';
import type { Shop } from '../../platform/shop.ts';

/** A book that has fallen to the low level and not risen above it since. */
const lowStockMarkSchema = new Schema(
  {
    /** The book. */
    _id: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    /** True until the mail is queued. */
    pending: Boolean,
  },
  { collection: 'low_stock_marks', versionKey: false, autoIndex: false, strict: 'throw' },
);
lowStockMarkSchema.index({ pending: 1 });

export const LowStockMark = model('LowStockMark', lowStockMarkSchema);

export type LowStockDeps = {
  /** At this stock or below, a book that sells is running out. */
  level: number;
  ownerEmail: string | undefined;
  sends: boolean;
  now: Date;
  shop: Shop;
};

/** A newer book has not fallen to the level: it started with few copies. */
const NEW_MS = 300_000;

const FIELDS = { stock: 1, orderable: 1, hidden: 1, soldAt: 1, createdAt: 1 };
type Stocked = Pick<StoredBook, '_id' | keyof typeof FIELDS>;

/**
 * Marks books that have newly fallen to the low level, and removes the marks of those above it, in the transaction
 * that decides what is due about them.
 */
export async function markLowStock(
  bookIds: readonly string[],
  { level, ownerEmail, now }: LowStockDeps,
  session: ClientSession,
): Promise<void> {
  const books = await Book.find({ _id: { $in: bookIds } }, FIELDS, { session }).lean<Stocked[]>();
  const low = books.filter((book) => isRunningOut(book, { level, now }));
  const lowIds = new Set(low.map(({ _id }) => _id.toString()));
  const marked = await LowStockMark.find({ _id: { $in: bookIds } }, { _id: 1 }, { session }).lean();
  const known = new Set(marked.map(({ _id }) => _id.toString()));
  const risen = [...known].filter((id) => !lowIds.has(id));
  if (risen.length > 0) await LowStockMark.deleteMany({ _id: { $in: risen } }, { session });
  const fallen = low
    .filter(({ _id }) => !known.has(_id.toString()))
    .map(({ _id, createdAt = new Date(0) }) => {
      const isNotified = ownerEmail !== undefined && now.getTime() - createdAt.getTime() > NEW_MS;
      return { _id, at: now, ...(isNotified && { pending: true }) };
    });
  if (fallen.length > 0) await LowStockMark.collection.insertMany(fallen, { session });
}
