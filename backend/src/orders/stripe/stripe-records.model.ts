import { UNCOUNTED_REASONS } from '@book-store/contract/settings/payment/payment';
import { type InferSchemaType, model, Schema } from 'mongoose';

/** What the shop does not count of an event, for the owner to see. */
const uncounted = new Schema(
  {
    why: { type: String, required: true, enum: UNCOUNTED_REASONS },
    /** Stripe's id of the page or the payment. */
    reference: { type: String, required: true },
    /** As people read it, whatever the currency. */
    money: { type: String, required: true },
    /** The order that it names, if the shop has it. */
    order: Schema.Types.ObjectId,
  },
  { _id: false },
);

/** An event of Stripe's that was counted; it comes again until Stripe has an answer. */
const eventSchema = new Schema(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    at: { type: Date, required: true },
    /** What it is about that the shop does not know yet: the object waits until it does. */
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

/** Which order Stripe has taken money for. */
const paymentSchema = new Schema(
  {
    /** Stripe's id of the payment. */
    _id: { type: String, required: true },
    /** Missing as long as only something about the payment has come, such as a refund. */
    order: Schema.Types.ObjectId,
    askedAt: Date,
    /** Counts who has asked, so that each of them writes, also two at the same time. */
    asked: Number,
  },
  { collection: 'stripe_payments', versionKey: false, autoIndex: false, strict: 'throw' },
);
export const StripePayment = model('StripePayment', paymentSchema);
