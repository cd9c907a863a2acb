import { type InferSchemaType, model, Schema } from 'mongoose';

/** How far the shop has looked for something to write about. */
const mailMarkSchema = new Schema(
  {
    /** What was looked at, such as `books`. */
    _id: { type: String, required: true },
    /** Nothing from before the first look is written about. */
    since: { type: Date, required: true },
    /** Changes before this time have been looked at. */
    at: { type: Date, required: true },
  },
  { collection: 'mail_marks', versionKey: false, autoIndex: false, strict: 'throw' },
);
export type StoredMailMark = InferSchemaType<typeof mailMarkSchema>;
export const MailMark = model('MailMark', mailMarkSchema);
