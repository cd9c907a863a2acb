import { GIFT_CARD_MOVEMENTS } from '@book-store/contract/orders/gift-cards/gift-cards';
import { model, Schema, type Types } from 'mongoose';
import { cents } from '../../platform/documents/schema-parts.ts';
import type { Stored } from '../../platform/documents/stored.ts';

const required = true;

/** Money that the shop owes to whoever has one of the card's codes. */
const giftCardSchema = new Schema(
  {
    /** In minor units, as all amounts. */
    amount: cents,
    /** The sum of its movements, changed in the same transaction. */
    balance: cents,
    /** Of its newest code. */
    lastFour: String,
    /** Stored only if true. */
    blocked: Boolean,
    expiresAt: Date,
    recipient: new Schema(
      { email: { type: String, required }, name: String, message: String },
      { _id: false },
    ),
    /** The shop's day on which its mail is sent; removed once queued. */
    sendOn: String,
    sentAt: Date,
    createdAt: { type: Date, required },
    /** The admin who issued it; missing if a customer bought it. */
    by: String,
  },
  { collection: 'gift_cards', versionKey: false, autoIndex: false, strict: 'throw' },
);
giftCardSchema.index({ createdAt: -1, _id: -1 });
giftCardSchema.index({ 'recipient.email': 1, createdAt: -1, _id: -1 });
giftCardSchema.index({ sendOn: 1 }, { sparse: true });

export type StoredGiftCard = Stored<typeof giftCardSchema> & { _id: Types.ObjectId };
export const GiftCard = model('GiftCard', giftCardSchema);

/** Stored as a digest: read access to the database is not enough to pay with it. */
const codeSchema = new Schema(
  {
    _id: { type: String, required },
    card: { type: Schema.Types.ObjectId, required },
    lastFour: { type: String, required },
  },
  { collection: 'gift_card_codes', versionKey: false, autoIndex: false, strict: 'throw' },
);
codeSchema.index({ lastFour: 1 });

export const GiftCardCode = model('GiftCardCode', codeSchema);

/** The ledger of a card; entries are only ever appended. */
const movementSchema = new Schema(
  {
    card: { type: Schema.Types.ObjectId, required },
    kind: { type: String, required, enum: GIFT_CARD_MOVEMENTS },
    at: { type: Date, required },
    /** The change of the balance; may be 0. */
    amount: { type: Number, required, validate: Number.isInteger },
    order: Schema.Types.ObjectId,
    orderNumber: Number,
    by: String,
    reason: String,
  },
  { collection: 'gift_card_movements', versionKey: false, autoIndex: false, strict: 'throw' },
);
movementSchema.index({ card: 1, at: 1, _id: 1 });

export type StoredGiftCardMovement = Stored<typeof movementSchema>;
export const GiftCardMovement = model('GiftCardMovement', movementSchema);
