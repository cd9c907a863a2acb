import { model, Schema } from 'mongoose';

/** An event of Stripe's that was counted; it comes again until Stripe has an answer. */
const eventSchema = new Schema(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    at: { type: Date, required: true },
    /** What it is about that the shop does not know yet: the object waits until it does. */
    intent: String,
    object: Schema.Types.Mixed,
  },
  { collection: 'stripe_events', versionKey: false, autoIndex: false, strict: 'throw' },
);
eventSchema.index({ intent: 1 });
/** Stripe repeats an event for three days. */
eventSchema.index({ at: 1 }, { expireAfterSeconds: 90 * 86_400 });
export const StripeEventRecord = model('StripeEvent', eventSchema);

/** Which order Stripe has taken money for. */
const paymentSchema = new Schema(
  {
    /** Stripe's id of the payment. */
    _id: { type: String, required: true },
    /** Missing as long as only something about the payment has come, such as a refund. */
    order: Schema.Types.ObjectId,
    askedAt: Date,
  },
  { collection: 'stripe_payments', versionKey: false, autoIndex: false, strict: 'throw' },
);
export const StripePayment = model('StripePayment', paymentSchema);
