import {
  ORDER_PAYMENT_METHODS,
  PAYMENT_EVENTS,
  PAYMENT_REFERENCE_MAX,
  PAYMENT_STATES,
  REFUND_REASON_MAX,
} from '@book-store/contract/settings/payment/payment';
import { Schema } from 'mongoose';
import {
  actorSchema,
  cents,
  partId,
  paymentAccountSchema,
} from '../../platform/documents/schema-parts.ts';

/** The page at Stripe where the customer pays. There is at most one at a time that can still be paid. */
const checkout = new Schema(
  {
    /** Counts them, for the keys of their calls. */
    attempt: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
    /** Missing until Stripe has answered. */
    id: String,
    url: String,
    /** Stored only if true: nobody can pay there any more. */
    closed: Boolean,
  },
  { _id: false },
);

/**
 * Money that goes back. Through Stripe it is asked for in a transaction, then made by a call with its id as key; in
 * any other way the owner has given it back already.
 */
const refund = new Schema({
  _id: partId,
  amount: cents,
  /** What the bought gift card of the order has lost with it. */
  ofGiftCard: { ...cents, required: false },
  /** What Stripe took the money with. */
  intent: String,
  state: { type: String, required: true, enum: ['asked', 'made', 'failed'] },
  reason: { type: String, maxlength: REFUND_REASON_MAX },
  by: actorSchema,
  at: { type: Date, required: true },
});

/** What happened to the money; entries are only ever added. */
const paymentEvent = new Schema(
  {
    at: { type: Date, required: true },
    kind: { type: String, required: true, enum: PAYMENT_EVENTS },
    amount: { ...cents, required: false },
    by: actorSchema,
    /** What names it outside the shop, such as Stripe's id or a line of the owner's. */
    reference: { type: String, maxlength: PAYMENT_REFERENCE_MAX },
  },
  { _id: false },
);

/** What a gift card pays of an order, and what of that it has got back. */
const orderGiftCard = new Schema(
  {
    card: { type: Schema.Types.ObjectId, required: true },
    lastFour: { type: String, required: true },
    amount: cents,
    returned: cents,
  },
  { _id: false },
);

/** How an order is paid. Sums are in minor units; `paid` and `refunded` are those of its events, without what a gift card pays. */
export const paymentSchema = new Schema(
  {
    method: { type: String, required: true, enum: ORDER_PAYMENT_METHODS },
    state: { type: String, required: true, enum: PAYMENT_STATES },
    /** The order's total, without what a gift card pays of it. */
    due: cents,
    giftCard: orderGiftCard,
    paid: cents,
    refunded: cents,
    /** What this way to pay costs; a part of the order's total. */
    fee: cents,
    /** Where the customer transfers the money to, as it was when the order was placed. */
    account: paymentAccountSchema,
    checkout,
    refunds: { type: [refund], default: undefined },
    /** Stored only if true: the shop has more of its money than the order costs. */
    owed: Boolean,
    events: { type: [paymentEvent], required: true },
    /** When something has happened to it last. */
    changedAt: Date,
  },
  { _id: false },
);
