import { type InferSchemaType, model, Schema, type Types } from 'mongoose';

/** A book that has fallen to the low level and not risen above it since. */
const lowStockMarkSchema = new Schema(
  {
    /** The book. */
    _id: { type: Schema.Types.ObjectId, required: true },
    /** The mail that reports it; several books share one. */
    digest: { type: String, required: true },
    at: { type: Date, required: true },
    /** True until the mail is queued. */
    pending: Boolean,
  },
  { collection: 'low_stock_marks', versionKey: false, autoIndex: false, strict: 'throw' },
);
lowStockMarkSchema.index({ pending: 1 });

export type StoredLowStockMark = InferSchemaType<typeof lowStockMarkSchema> & {
  _id: Types.ObjectId;
};
export const LowStockMark = model('LowStockMark', lowStockMarkSchema);
