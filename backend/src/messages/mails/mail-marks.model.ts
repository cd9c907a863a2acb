import { type InferSchemaType, model, Schema } from 'mongoose';

/** How far changes have been handled. */
const mailMarkSchema = new Schema(
  {
    /** The task, such as `books`. */
    _id: { type: String, required: true },
    /** Earlier changes cause no mails. */
    since: { type: Date, required: true },
    /** Changes before this time have been handled. */
    at: { type: Date, required: true },
  },
  { collection: 'mail_marks', versionKey: false, autoIndex: false, strict: 'throw' },
);
export type StoredMailMark = InferSchemaType<typeof mailMarkSchema>;
export const MailMark = model('MailMark', mailMarkSchema);
