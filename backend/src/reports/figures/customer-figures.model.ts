import { type InferSchemaType, model, Schema } from 'mongoose';

const count = { type: Number, required: true, min: 0 };

/** What a customer has ordered; derived from the orders, so it can be counted again. */
const customerFiguresSchema = new Schema(
  {
    /** The Firebase account. */
    _id: { type: String, required: true },
    /** Grows with every count, so that an older count never replaces a newer one. */
    revision: count,
    name: String,
    email: String,
    phone: String,
    /** For sorting by name, and for the owner's search. */
    nameKey: String,
    searchText: String,
    orders: count,
    lastOrderAt: Date,
    /** Orders that are neither cancelled nor refused, and what they come to. */
    earningOrders: count,
    earningCents: count,
    averageCents: count,
    /** Keeps a count that has begun before the account was deleted from bringing its data back. */
    erasedAt: Date,
    /** Whether the customer has orders and has not been erased; first in each index, so that it counts too. */
    listed: Boolean,
  },
  { collection: 'customer_figures', versionKey: false, autoIndex: false, strict: 'throw' },
);
customerFiguresSchema.index({ listed: 1, lastOrderAt: -1, _id: 1 });
customerFiguresSchema.index({ listed: 1, earningCents: -1, _id: 1 });
customerFiguresSchema.index({ listed: 1, orders: -1, _id: 1 });
customerFiguresSchema.index({ listed: 1, nameKey: 1, _id: 1 });
customerFiguresSchema.index({ listed: 1, averageCents: -1, _id: 1 });
customerFiguresSchema.index({ erasedAt: 1 }, { expireAfterSeconds: 86_400 });

export type StoredCustomerFigures = InferSchemaType<typeof customerFiguresSchema>;
export const CustomerFigures = model('CustomerFigures', customerFiguresSchema);
