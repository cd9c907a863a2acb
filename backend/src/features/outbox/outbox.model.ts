import { MAIL_KINDS } from '@book-store/contract/mail-kinds';
import { type InferSchemaType, model, Schema, type Types } from 'mongoose';

const mailSchema = new Schema(
  {
    kind: { type: String, required: true, enum: MAIL_KINDS },
    to: { type: String, required: true },
    /** Path and query of the page that the mail links to. */
    path: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'outbox', versionKey: false, autoIndex: false, strict: 'throw' },
);
mailSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
mailSchema.index({ to: 1 });

export type StoredMail = InferSchemaType<typeof mailSchema> & { _id: Types.ObjectId };
/** Mails waiting to be read, until their links expire. */
export const Mail = model('Mail', mailSchema);
