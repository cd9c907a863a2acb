import { STOCK_CAUSES, STOCK_REASON_MAX } from '@book-store/contract/catalogue/stock/stock';
import { model, Schema, type Types } from 'mongoose';
import type { Stored } from '../../platform/documents/stored.ts';

/** A stock change, written in the same transaction. */
const movementSchema = new Schema(
  {
    book: { type: Schema.Types.ObjectId, required: true },
    cause: { type: String, required: true, enum: STOCK_CAUSES },
    delta: { type: Number, required: true, validate: Number.isInteger },
    /** Stored only if true: stock was no longer tracked afterwards. */
    endsCounting: Boolean,
    /** The order that took or returned the copies. */
    order: Schema.Types.ObjectId,
    orderNumber: Number,
    reason: { type: String, maxlength: STOCK_REASON_MAX },
    by: String,
    at: { type: Date, required: true },
  },
  { collection: 'stock_movements', versionKey: false, autoIndex: false, strict: 'throw' },
);
movementSchema.index({ book: 1, at: -1, _id: -1 });

export type StoredMovement = Stored<typeof movementSchema> & { _id: Types.ObjectId };
export const StockMovement = model('StockMovement', movementSchema);
