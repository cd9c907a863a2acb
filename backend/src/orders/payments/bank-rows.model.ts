import { model, Schema } from 'mongoose';

/** A booked row of a bank file; a digest, because the row itself names people. */
const bankRowSchema = new Schema(
  {
    _id: { type: String, required: true },
    order: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'bank_rows', versionKey: false, autoIndex: false, strict: 'throw' },
);
export const BankRow = model('BankRow', bankRowSchema);
