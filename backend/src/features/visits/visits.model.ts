import { model, Schema } from 'mongoose';

const visitsSchema = new Schema(
  {
    /** The moment at which these ten minutes began. */
    _id: { type: Date, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'visits', versionKey: false, autoIndex: false, strict: 'throw' },
);
visitsSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** How many pages were opened in each ten minutes; nothing of who opened them. */
export const Visits = model('Visits', visitsSchema);
