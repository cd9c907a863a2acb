import { type InferSchemaType, model, Schema } from 'mongoose';

const required = true;

export const PROVIDERS = ['password', 'google.com'] as const;
export type Provider = (typeof PROVIDERS)[number];

const sessionSchema = new Schema(
  {
    _id: { type: String, required },
    account: { type: String, required },
    /** The account's version at the start; a newer one ends the session. */
    version: { type: Number, required },
    /** Digest of the refresh token: nothing in the database can be replayed as one. */
    token: { type: String, required },
    provider: { type: String, required, enum: PROVIDERS },
    /** When the customer last entered their credentials. */
    signedInAt: { type: Date, required },
    usedAt: { type: Date, required },
    expiresAt: { type: Date, required },
  },
  { collection: 'account_sessions', versionKey: false, autoIndex: false, strict: 'throw' },
);
sessionSchema.index({ token: 1 }, { unique: true });
sessionSchema.index({ account: 1, usedAt: 1 });
sessionSchema.index({ expiresAt: 1 });

export type StoredSession = InferSchemaType<typeof sessionSchema>;
export const AccountSession = model('AccountSession', sessionSchema);
