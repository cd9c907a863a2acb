import { ORDER_ACTORS } from '@book-store/contract/orders';
import { Schema } from 'mongoose';

/** An amount in minor units. */
export const cents = { type: Number, required: true, min: 0, validate: Number.isInteger };

/** Who has done something to an order. */
export const actorSchema = new Schema(
  { role: { type: String, required: true, enum: ORDER_ACTORS }, name: String },
  { _id: false },
);

/** As `TaxSum`, in cents. */
export const taxSumSchema = new Schema(
  { rate: Number, net: cents, tax: cents, gross: cents },
  { _id: false },
);

/** Takes something off an invoice, as of the same seller. Its number is from the same counter. */
export const creditNoteSchema = new Schema(
  { number: { type: Number, required: true }, at: { type: Date, required: true } },
  { _id: false },
);
