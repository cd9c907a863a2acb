import { type InferSchemaType, model, Schema, type Types } from 'mongoose';

const subscriberSchema = new Schema(
  {
    email: { type: String, required: true },
    /** When the form was submitted: the owner's proof of consent. */
    consentedAt: { type: Date, required: true },
    /** When the link in the mail was opened. */
    confirmedAt: Date,
    /** Present until confirmed; after this time, the unconfirmed address is removed. */
    pendingUntil: Date,
    /** Identifies the address in links. */
    token: { type: String, required: true },
  },
  { collection: 'newsletter_subscribers', versionKey: false, autoIndex: false, strict: 'throw' },
);
subscriberSchema.index({ email: 1 }, { unique: true });
subscriberSchema.index({ token: 1 });
subscriberSchema.index({ consentedAt: -1, _id: -1 });
subscriberSchema.index({ pendingUntil: 1 });

export type StoredSubscriber = InferSchemaType<typeof subscriberSchema> & { _id: Types.ObjectId };
export const Subscriber = model('Subscriber', subscriberSchema);
