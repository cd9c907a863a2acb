import { QUANTITY_MAX } from '@book-store/contract/order-limits';
import {
  COPY_STATES,
  RETURN_NOTE_MAX,
  RETURN_REASONS,
  RETURN_STATES,
} from '@book-store/contract/orders/returns/returns';
import { Schema } from 'mongoose';
import {
  actorSchema,
  cents,
  creditNoteSchema,
  partId,
  taxSumSchema,
} from '../../platform/documents/schema-parts.ts';

const copies = { type: Number, min: 0, max: QUANTITY_MAX, validate: Number.isInteger };
const text = { type: String, maxlength: RETURN_NOTE_MAX };
const state = { type: String, required: true, enum: RETURN_STATES };

const line = new Schema(
  {
    bookId: { type: Schema.Types.ObjectId, required: true },
    quantity: { ...copies, required: true },
    /** What these copies cost, after the order's discount and with their tax, and the rate of that. */
    cents,
    rate: Number,
    condition: { type: String, enum: COPY_STATES },
    /** How many of them went back on the shelf. */
    shelved: copies,
  },
  { _id: false },
);

/** Entries are only ever added; the first one says who has asked. */
const event = new Schema(
  {
    state,
    at: { type: Date, required: true },
    by: actorSchema,
    /** Stored only if true: the customer is not told. */
    silent: Boolean,
  },
  { _id: false },
);

/** Money for the copies: what went back, and what an open invoice became lower by. */
const refund = new Schema(
  {
    at: { type: Date, required: true },
    amount: cents,
    /** The part of it that was still to be paid. */
    lowered: cents,
    /** What it is at each rate of the order. */
    sums: [taxSumSchema],
  },
  { _id: false },
);

/** Copies of a delivered order that its customer gives back. */
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
  /** Takes the copies off the order's invoice. */
  creditNote: creditNoteSchema,
});
