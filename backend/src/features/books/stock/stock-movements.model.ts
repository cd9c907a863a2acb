import { STOCK_CAUSES, STOCK_REASON_MAX } from '@book-store/contract/stock';
import { type InferSchemaType, model, Schema, type Types } from 'mongoose';

/** What a movement says, on the book as in the log. */
const movement = {
  cause: { type: String, required: true, enum: STOCK_CAUSES },
  delta: { type: Number, required: true, validate: Number.isInteger },
  /** What the copies were taken for, or come back from: an order's hold on them (`takeCopy`). */
  hold: Schema.Types.ObjectId,
  order: Schema.Types.ObjectId,
  reason: { type: String, maxlength: STOCK_REASON_MAX },
  by: String,
  at: { type: Date, required: true },
} as const;

/** A movement on its way to the log: the update that changed `stock` has put it on the book. */
export const pendingMovement = new Schema(movement);

const movementSchema = new Schema(
  {
    ...movement,
    book: { type: Schema.Types.ObjectId, required: true },
    /** The number of the movement among those of its book, from 1. */
    seq: { type: Number, required: true },
    /** The copies after it; absent if they are no longer counted. */
    left: Number,
  },
  { collection: 'stock_movements', versionKey: false, autoIndex: false, strict: 'throw' },
);
movementSchema.index({ book: 1, seq: -1 }, { unique: true });
movementSchema.index({ hold: 1, book: 1 });

export type PendingMovement = InferSchemaType<typeof pendingMovement> & { _id: Types.ObjectId };
export type StoredMovement = InferSchemaType<typeof movementSchema> & { _id: Types.ObjectId };
export const StockMovement = model('StockMovement', movementSchema);
