import { type InferSchemaType, model, Schema } from 'mongoose';

const count = { type: Number, required: true, min: 0 };

/** Derived from the customer's orders and recomputable. */
const customerFiguresSchema = new Schema(
  {
    /** The account's uid. */
    _id: { type: String, required: true },
    name: String,
    email: String,
    phone: String,
    /** For sorting by name, and for the owner's search. */
    nameKey: String,
    searchText: String,
    searchWords: [String],
    orders: count,
    lastOrderAt: Date,
    /** Neither cancelled nor refused, and their total. */
    earningOrders: count,
    earningCents: count,
    averageCents: count,
  },
  { collection: 'customer_figures', versionKey: false, autoIndex: false, strict: 'throw' },
);
customerFiguresSchema.index({ lastOrderAt: -1, _id: 1 });
customerFiguresSchema.index({ earningCents: -1, _id: 1 });
customerFiguresSchema.index({ orders: -1, _id: 1 });
customerFiguresSchema.index({ nameKey: 1, _id: 1 });
customerFiguresSchema.index({ searchWords: 1 });
customerFiguresSchema.index({ averageCents: -1, _id: 1 });

export type StoredCustomerFigures = InferSchemaType<typeof customerFiguresSchema>;
export const CustomerFigures = model('CustomerFigures', customerFiguresSchema);
