import { type ClientSession, model, Schema } from 'mongoose';
import type { StoredOrder } from '../order/orders.model.ts';

/** A row of a bank's file that was counted; a digest, because the row itself names people. */
const bankRowSchema = new Schema(
  {
    _id: { type: String, required: true },
    order: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'bank_rows', versionKey: false, autoIndex: false, strict: 'throw' },
);
export const BankRow = model('BankRow', bankRowSchema);

/** Lets a row be counted again, in the transaction in which an admin takes back that it was. */
export async function freeBankRow(
  { _id, payment }: StoredOrder,
  session: ClientSession,
): Promise<void> {
  const last = payment?.events.at(-1);
  if (last?.kind === 'unpaid' && last.reference)
    await BankRow.deleteOne({ _id: last.reference, order: _id }, { session });
}
