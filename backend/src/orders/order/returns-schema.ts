import { QUANTITY_MAX } from '@book-store/contract/order-limits';
import {
  COPY_STATES,
  RETURN_NOTE_MAX,
  RETURN_REASONS,
  RETURN_STATES,
} from '@book-store/contract/orders/returns/returns';
import { Schema } from 'mongoose';
import { cents, partId } from '../../platform/documents/schema-parts.ts';
import { actorSchema, taxSumSchema } from './order-parts.ts';

const copies = { type: Number, min: 0, max: QUANTITY_MAX, validate: Number.isInteger };
const text = { type: String, maxlength: RETURN_NOTE_MAX };
const state = { type: String, required: true, enum: RETURN_STATES };

const line = new Schema(
  {
    bookId: { type: Schema.Types.ObjectId, required: true },
    quantity: { ...copies, required: true },
    /** The price of these copies, discounted and with tax, and the tax rate. */
    cents,
    rate: Number,
    condition: { type: String, enum: COPY_STATES },
    /** How many were restocked. */
    shelved: copies,
  },
  { _id: false },
);

/** Entries are only ever appended; the first one has who requested it. */
const event = new Schema(
  {
    state,
    at: { type: Date, required: true },
    by: actorSchema,
    /** Stored only if true: the customer is not notified. */
    silent: Boolean,
  },
  { _id: false },
);

/** Money for the copies: the refund, and the reduction of an open invoice. */
const refund = new Schema(
  {
    at: { type: Date, required: true },
    amount: cents,
    /** The part that was not paid yet. */
    lowered: cents,
    /** By tax rate of the order. */
    sums: [taxSumSchema],
  },
  { _id: false },
);

export const returnSchema = new Schema({
  _id: partId,
  state,
  reason: { type: String, required: true, enum: RETURN_REASONS },
  note: text,
  instructions: text,
  refusal: text,
  lines: { type: [line], required: true },
  events: { type: [event], required: true },
  refund,
});
