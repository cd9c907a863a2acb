import { type InferSchemaType, model, Schema, type Types } from 'mongoose';
import { MAIL_KINDS } from './outbox.contract.ts';

const mailSchema = new Schema(
  {
    kind: { type: String, required: true, enum: MAIL_KINDS },
    to: { type: String, required: true },
    /** The page of the shop that the mail leads to, with all that opens it. */
    path: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'outbox', versionKey: false, autoIndex: false, strict: 'throw' },
);
mailSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
mailSchema.index({ to: 1 });

export type StoredMail = InferSchemaType<typeof mailSchema> & { _id: Types.ObjectId };
/** Mails that wait for somebody to read them, until their links no longer work. */
export const Mail = model('Mail', mailSchema);
