import { NAME_MAX, WITHDRAWN_BOOKS_MAX } from '@book-store/contract/text-limits';
import { model, Schema, type Types } from 'mongoose';
import type { Stored } from '../../platform/documents/stored.ts';

/** Kept for ever as the record of a declaration; personal data is erased later. */
const withdrawalSchema = new Schema(
  {
    at: { type: Date, required: true },
    /** As the customer entered it; there may be no such order. */
    number: { type: Number, required: true },
    name: { type: String, default: '', maxlength: NAME_MAX },
    email: { type: String, default: '' },
    books: { type: String, default: '', maxlength: WITHDRAWN_BOOKS_MAX },
    /** The order with that number, and whether its address is the same. */
    order: Schema.Types.ObjectId,
    sameEmail: Boolean,
    handled: new Schema(
      { at: { type: Date, required: true }, by: { type: String, required: true } },
      { _id: false },
    ),
  },
  { collection: 'withdrawals', versionKey: false, autoIndex: false, strict: 'throw' },
);
withdrawalSchema.index({ at: -1, _id: -1 });
withdrawalSchema.index({ 'handled.at': 1, at: -1, _id: -1 });
withdrawalSchema.index({ order: 1, at: -1, _id: -1 });
// The next id follows from the last one of the number.
withdrawalSchema.index({ number: 1, at: -1, _id: -1 });
withdrawalSchema.index({ email: 1, at: -1 });

export type StoredWithdrawal = Stored<typeof withdrawalSchema> & { _id: Types.ObjectId };
export const Withdrawal = model('Withdrawal', withdrawalSchema);
