import {
  ORDER_PAYMENT_METHODS,
  PAYMENT_EVENTS,
  PAYMENT_REFERENCE_MAX,
  PAYMENT_STATES,
  REFUND_REASON_MAX,
} from '@book-store/contract/settings/payment/payment';
import { Schema } from 'mongoose';
import { cents, partId } from '../../platform/documents/schema-parts.ts';
import { actorSchema, paymentAccountSchema } from './order-parts.ts';

/** A checkout session at Stripe. At most one can still be paid. */
const checkout = new Schema(
  {
    /** Used in the idempotency keys of its calls. */
    attempt: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
    /** Missing until Stripe has answered. */
    id: String,
    url: String,
    /** Stored only if true: it can no longer be paid. */
    closed: Boolean,
  },
  { _id: false },
);

/**
 * A Stripe refund is recorded in a transaction, then sent with its id as idempotency key; otherwise the owner
 * has already paid it back.
 */
const refund = new Schema({
  _id: partId,
  amount: cents,
  /** What the gift card bought with the order loses by it. */
  ofGiftCard: { ...cents, required: false },
  /** The Stripe payment that it belongs to. */
  intent: String,
  state: { type: String, required: true, enum: ['asked', 'made', 'failed'] },
  reason: { type: String, maxlength: REFUND_REASON_MAX },
  by: actorSchema,
  at: { type: Date, required: true },
});

/** Entries are only ever appended. */
const paymentEvent = new Schema(
  {
    at: { type: Date, required: true },
    kind: { type: String, required: true, enum: PAYMENT_EVENTS },
    amount: { ...cents, required: false },
    by: actorSchema,
    /** Its name outside the shop, such as Stripe's id or a note of the owner. */
    reference: { type: String, maxlength: PAYMENT_REFERENCE_MAX },
  },
  { _id: false },
);

/** What a gift card pays of an order, and how much of that was refunded to it. */
const orderGiftCard = new Schema(
  {
    card: { type: Schema.Types.ObjectId, required: true },
    lastFour: { type: String, required: true },
    amount: cents,
    returned: cents,
  },
  { _id: false },
);

/** In minor units. `paid` and `refunded` are the sums of the events, without what a gift card pays. */
export const paymentSchema = new Schema(
  {
    method: { type: String, required: true, enum: ORDER_PAYMENT_METHODS },
    state: { type: String, required: true, enum: PAYMENT_STATES },
    /** The order's total, less what a gift card pays. */
    due: cents,
    giftCard: orderGiftCard,
    paid: cents,
    refunded: cents,
    /** The payment method's fee; part of the order's total. */
    fee: cents,
    /** The bank account to pay to, as of when the order was placed. */
    account: paymentAccountSchema,
    checkout,
    refunds: { type: [refund], default: undefined },
    /** Stored only if true: the customer has paid more than the order costs. */
    owed: Boolean,
    /** Stored only if true: money was refunded at Stripe itself, and nobody has said what for. */
    unexplained: Boolean,
    events: { type: [paymentEvent], required: true },
    changedAt: Date,
  },
  { _id: false },
);
