import { type InferSchemaType, model, Schema, type Types } from 'mongoose';

const required = true;

export const PURPOSES = ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A requested link. */
const codeSchema = new Schema(
  {
    account: { type: String, required },
    /** The account's version at the request; codes of older versions are void. */
    version: { type: Number, required },
    purpose: { type: String, required, enum: PURPOSES },
    /** The address that the link is sent to, and that it verifies. */
    email: { type: String, required },
    /** Digests of the codes: each attempt to send the mail makes one, and using one invalidates all. */
    digests: { type: [String], required, default: [] },
    expiresAt: { type: Date, required },
  },
  { collection: 'account_codes', versionKey: false, autoIndex: false, strict: 'throw' },
);
codeSchema.index({ digests: 1 });
codeSchema.index({ account: 1 });
codeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type StoredCode = InferSchemaType<typeof codeSchema> & { _id: Types.ObjectId };
export const AccountCode = model('AccountCode', codeSchema);
