import { MAIL_KINDS, MAIL_STATES } from '@book-store/contract/platform/mail/mail-kinds';
import { type InferSchemaType, model, Schema, type Types } from 'mongoose';
import type { Letter } from './letter.ts';

const required = true;

/**
 * Which limit a mail to an unconfirmed address counts against: the first mail about an order, which
 * has the link; another one about an order; a link for a new password; or anything else. A receipt goes to a confirmed
 * address, but anybody who knows that and the order's number can request it.
 */
const MAIL_LIMITS = ['order-first', 'order', 'reset', 'other', 'receipt'] as const;
export type MailLimit = (typeof MAIL_LIMITS)[number];

/**
 * A mail to one recipient. Stores the letter's content, not its HTML, which is ten times as long
 * and can be rebuilt.
 */
const mailSchema = new Schema(
  {
    /** A unique key such as `order:<id>:<entry>`, so that nobody gets the mail twice. */
    key: { type: String, required },
    kind: { type: String, required, enum: MAIL_KINDS },
    to: { type: String, required },
    subject: { type: String, required },
    letter: { type: Schema.Types.Mixed, required },
    /** For the owner's search. */
    orderNumber: Number,
    /** The gift card that it delivers: each sending makes a new code, which is not stored. */
    giftCard: Schema.Types.ObjectId,
    /** The invoice or credit note that it brings as a file. */
    paper: Schema.Types.ObjectId,
    state: { type: String, required, enum: MAIL_STATES },
    /** The limit it counts against, until it has been counted. */
    limit: { type: String, enum: MAIL_LIMITS },
    tries: { type: Number, required, default: 0 },
    /** When it may be tried next, also if the current attempt never ends. */
    nextTryAt: Date,
    /** Whether an attempt is in progress. Its server may have died since. */
    sending: Boolean,
    /** Why the last attempt failed, or why the mail waits. */
    lastError: String,
    createdAt: { type: Date, required },
    /** How often, and when last, an admin has sent it again. */
    resends: { type: Number, required, default: 0 },
    resentAt: Date,
    sentAt: Date,
    /** When its link stops working or the shop deletes the mail. */
    expiresAt: { type: Date, required },
  },
  { collection: 'mails', versionKey: false, autoIndex: false, strict: 'throw' },
);
mailSchema.index({ key: 1 }, { unique: true });
mailSchema.index({ state: 1, nextTryAt: 1 });
mailSchema.index({ createdAt: -1, _id: -1 });
mailSchema.index({ state: 1, createdAt: -1, _id: -1 });
mailSchema.index({ to: 1, createdAt: -1, _id: -1 });
mailSchema.index({ orderNumber: 1 });
mailSchema.index({ expiresAt: 1 });

export type StoredMail = Omit<InferSchemaType<typeof mailSchema>, 'letter'> & {
  _id: Types.ObjectId;
  letter: Letter;
};
export const Mail = model('Mail', mailSchema);
