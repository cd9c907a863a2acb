import { model, Schema } from 'mongoose';

const visitsSchema = new Schema(
  {
    /** The start of these ten minutes. */
    _id: { type: Date, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'visits', versionKey: false, autoIndex: false, strict: 'throw' },
);
visitsSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Page views per ten minutes, without any data about visitors. */
export const Visits = model('Visits', visitsSchema);
