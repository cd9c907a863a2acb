import { UNCOUNTED_REASONS } from '@book-store/contract/settings/payment/payment';
import { type InferSchemaType, model, Schema } from 'mongoose';

/** Money in an event that the shop does not count, for the owner to see. */
const uncounted = new Schema(
  {
    why: { type: String, required: true, enum: UNCOUNTED_REASONS },
    /** Stripe's id of the session or payment. */
    reference: { type: String, required: true },
    /** Formatted, in any currency. */
    money: { type: String, required: true },
    /** The order that it names, if it exists. */
    order: Schema.Types.ObjectId,
  },
  { _id: false },
);

/** A processed event; Stripe repeats events until they are acknowledged. */
const eventSchema = new Schema(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    at: { type: Date, required: true },
    /** A payment that the shop does not know yet: the object waits until it does. */
    intent: String,
    object: Schema.Types.Mixed,
    uncounted,
  },
  { collection: 'stripe_events', versionKey: false, autoIndex: false, strict: 'throw' },
);
eventSchema.index({ intent: 1 });
eventSchema.index({ 'uncounted.reference': 1 }, { sparse: true });
eventSchema.index({ at: 1 });
export type Uncounted = InferSchemaType<typeof uncounted>;
export const StripeEventRecord = model('StripeEvent', eventSchema);

/** Links a Stripe payment to its order. */
const paymentSchema = new Schema(
  {
    /** Stripe's id of the payment. */
    _id: { type: String, required: true },
    /** Missing if only a later event, such as a refund, has arrived so far. */
    order: Schema.Types.ObjectId,
    askedAt: Date,
    /** Incremented by each reader, so that concurrent transactions conflict. */
    asked: Number,
  },
  { collection: 'stripe_payments', versionKey: false, autoIndex: false, strict: 'throw' },
);
export const StripePayment = model('StripePayment', paymentSchema);
