import { KEPT_REASONS } from '@book-store/contract/catalogue/imports/undo';
import { type ClientSession, model, Schema, type Types } from 'mongoose';
import { bookFields, type StoredBook } from '../books/books.model.ts';

const formerBook = new Schema(
  { ...bookFields, createdAt: Date, updatedAt: Date },
  { versionKey: false, strict: 'throw' },
);

/** A book that an import has changed or added, as it was before, until the import can no longer be undone. */
const formerBookSchema = new Schema(
  {
    /** `{import}:{book}` */
    _id: { type: String, required: true },
    import: { type: Schema.Types.ObjectId, required: true },
    book: { type: Schema.Types.ObjectId, required: true },
    title: { type: String, required: true },
    /** When the import stored it. */
    at: { type: Date, required: true },
    /** The version that the import left. */
    version: { type: Number, required: true },
    /** The copies that the import left, if it has changed them; null: not tracked. */
    stock: Number,
    /** Absent if the import has added the book. */
    before: formerBook,
    /** Set by the first order of the book since, in its transaction. */
    ordered: Boolean,
    /** Set by undoing, if the book is not as it was. */
    reason: { type: String, enum: KEPT_REASONS },
  },
  { collection: 'former_books', versionKey: false, autoIndex: false, strict: 'throw' },
);
formerBookSchema.index({ import: 1, reason: 1, _id: 1 });
formerBookSchema.index({ at: 1 });
formerBookSchema.index({ book: 1 });

export type StoredFormerBook = {
  _id: string;
  import: Types.ObjectId;
  book: Types.ObjectId;
  title: string;
  at: Date;
  version: number;
  stock?: number | null;
  before?: StoredBook;
  ordered?: boolean;
  reason?: (typeof KEPT_REASONS)[number];
};
export const FormerBook = model('FormerBook', formerBookSchema);

/**
 * Marks what imports have changed or added as ordered, in the order's transaction, so that undoing them at the same
 * moment conflicts with it.
 */
export async function markOrdered(
  books: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  const unmarked = { book: { $in: [...books] }, ordered: { $ne: true } };
  await FormerBook.updateMany(unmarked, { $set: { ordered: true } }, { session });
}
