import { type InferSchemaType, model, Schema } from 'mongoose';

const copies = new Schema(
  {
    bookId: { type: Schema.Types.ObjectId, required: true },
    copies: { type: Number, required: true, min: 1 },
  },
  { _id: false },
);

/** What was sold on a day (UTC); derived from the orders, so it can be computed again at any time. */
const salesDaySchema = new Schema(
  {
    /** Such as `2026-01-31`. */
    _id: { type: String, required: true },
    books: [copies],
  },
  { collection: 'sales_days', versionKey: false, autoIndex: false, strict: 'throw' },
);
export type StoredSalesDay = InferSchemaType<typeof salesDaySchema>;
export const SalesDay = model('SalesDay', salesDaySchema);

const salesLookSchema = new Schema(
  {
    _id: { type: String, required: true },
    /** Changes of orders before this time are in the days. */
    at: { type: Date, required: true },
  },
  { collection: 'sales_looks', versionKey: false, autoIndex: false, strict: 'throw' },
);
export const SalesLook = model('SalesLook', salesLookSchema);
