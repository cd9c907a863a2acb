import { MAIL_KINDS, MAIL_STATES } from '@book-store/contract/platform/mail/mail-kinds';
import { type InferSchemaType, model, Schema, type Types } from 'mongoose';
import type { Letter } from './letter.ts';

const required = true;

/**
 * What limits a mail to an address that nobody has confirmed: whether it is the first one about an order, which has
 * the link; another one about an order; or about something else. A receipt goes to a confirmed address, but anybody
 * who knows that and the order's number can call for it.
 */
const MAIL_LIMITS = ['order-first', 'order', 'other', 'receipt'] as const;
export type MailLimit = (typeof MAIL_LIMITS)[number];

/**
 * A mail to one person. It keeps what the letter says and not its HTML, which is ten times as long and can
 * be made again from it.
 */
const mailSchema = new Schema(
  {
    /** Names what the mail is about, such as `order:<id>:<entry>`, so that nobody gets it twice. */
    key: { type: String, required },
    kind: { type: String, required, enum: MAIL_KINDS },
    to: { type: String, required },
    subject: { type: String, required },
    letter: { type: Schema.Types.Mixed, required },
    /** For the owner's search. */
    orderNumber: Number,
    /** The gift card that it brings: each time it is sent, it gets a code, which is not stored. */
    giftCard: Schema.Types.ObjectId,
    state: { type: String, required, enum: MAIL_STATES },
    /** What limits it, until it has been counted. */
    limit: { type: String, enum: MAIL_LIMITS },
    tries: { type: Number, required, default: 0 },
    /** When it may be tried next, also if the present try has no end. */
    nextTryAt: Date,
    /** Whether a try is under way. Its server may have died since. */
    sending: Boolean,
    /** Why the last try failed, or why it waits. */
    lastError: String,
    createdAt: { type: Date, required },
    /** How often an admin has sent it again, and when last. */
    resends: { type: Number, required, default: 0 },
    resentAt: Date,
    sentAt: Date,
    /** When its link stops working, or the shop forgets it. */
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
