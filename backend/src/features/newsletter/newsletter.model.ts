import { model, Schema } from 'mongoose';

const subscriberSchema = new Schema(
  {
    email: { type: String, required: true },
    /** When the form was submitted: the owner's proof of consent. */
    consentedAt: { type: Date, required: true },
  },
  { collection: 'newsletter_subscribers', versionKey: false, autoIndex: false, strict: 'throw' },
);
subscriberSchema.index({ email: 1 }, { unique: true });

export const Subscriber = model('Subscriber', subscriberSchema);
