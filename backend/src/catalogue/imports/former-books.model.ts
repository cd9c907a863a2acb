import { KEPT_REASONS } from '@book-store/contract/catalogue/imports/undo';
import { model, Schema, type Types } from 'mongoose';
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
    /** Set by undoing, if the book is not as it was. */
    reason: { type: String, enum: KEPT_REASONS },
  },
  { collection: 'former_books', versionKey: false, autoIndex: false, strict: 'throw' },
);
formerBookSchema.index({ import: 1, reason: 1, _id: 1 });
formerBookSchema.index({ at: 1 });

export type StoredFormerBook = {
  _id: string;
  import: Types.ObjectId;
  book: Types.ObjectId;
  title: string;
  at: Date;
  version: number;
  stock?: number | null;
  before?: StoredBook;
  reason?: (typeof KEPT_REASONS)[number];
};
export const FormerBook = model('FormerBook', formerBookSchema);
