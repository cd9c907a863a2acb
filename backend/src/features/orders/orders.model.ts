import { BOOK_FORMATS } from '@book-store/contract/book-facts';
import { ORDER_STATUSES } from '@book-store/contract/order-status';
import { ORDER_ACTORS, ORDER_NOTE_MAX, ORDER_SOURCES } from '@book-store/contract/orders';
import { NAME_MAX } from '@book-store/contract/text-limits';
import { type InferSchemaType, model, Schema, type Types } from 'mongoose';
import { addressSchema } from '../../shared/address-schema.ts';

const cents = { type: Number, required: true, min: 0, validate: Number.isInteger };
const status = { type: String, required: true, enum: ORDER_STATUSES };
const bookId = { type: Schema.Types.ObjectId, required: true };

/** A line copies title, author, genre, cover, price and edition, because the book may change or be deleted. */
const line = new Schema(
  {
    bookId,
    title: { type: String, required: true },
    author: String,
    category: { type: String, required: true },
    coverImage: { type: String, default: '' },
    coverTint: String,
    priceCents: cents,
    format: { type: String, enum: BOOK_FORMATS },
    publisher: String,
    publishedYear: Number,
    isbn: String,
  },
  { _id: false },
);

/** Who changed the status; orders from earlier versions lack it. */
const by = new Schema(
  { role: { type: String, required: true, enum: ORDER_ACTORS }, name: String },
  { _id: false },
);
const historyEntry = new Schema(
  {
    status,
    at: { type: Date, required: true },
    by,
    /** Stored only if true: this took back the status before it. */
    undo: Boolean,
  },
  { _id: false },
);

/** Of the owner alone. */
const note = new Schema({
  text: { type: String, required: true, maxlength: ORDER_NOTE_MAX },
  at: { type: Date, required: true },
  by: { type: String, required: true },
});

/** What was corrected, without the values: they are the customer's. */
const correction = new Schema(
  {
    at: { type: Date, required: true },
    by: { type: String, required: true },
    fields: [{ type: String, required: true }],
  },
  { _id: false },
);

const orderSchema = new Schema(
  {
    /** Counted by the database; missing until a start of this version has numbered older orders. */
    number: Number,
    /** The Firebase account that the order belongs to; missing if the owner entered the order. */
    uid: String,
    email: String,
    /** Stored only if true: nobody knows whether the address is the customer's. */
    unverifiedEmail: Boolean,
    name: { type: String, required: true, maxlength: NAME_MAX },
    /** Empty for a sale over the counter to somebody who has not left one. */
    phone: { type: String, default: '' },
    /** Missing if the order is picked up in the shop. */
    address: addressSchema,
    /** Missing in orders from earlier versions, which all came from the web. */
    source: { type: String, enum: ORDER_SOURCES },
    productIds: [bookId],
    lines: [line],
    /** What the customer pays for delivery; orders from earlier versions lack it. */
    deliveryCents: { ...cents, required: false },
    /** The books and their delivery. */
    totalCents: cents,
    status,
    history: [historyEntry],
    /** The books of which it holds a counted copy; orders from earlier versions hold none. */
    copiesOf: { type: [bookId], default: undefined },
    notes: { type: [note], default: undefined },
    corrections: { type: [correction], default: undefined },
    /** The client's key, or a random one if there was none. */
    idempotencyKey: { type: String, required: true },
    /** Digest of the body that was sent with the key. */
    bodyHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    /** When it was placed or got its status; orders from earlier versions lack it until they change. */
    changedAt: Date,
    /** The admins who have not seen it yet. */
    unseenBy: [{ type: Schema.Types.ObjectId, required: true }],
    /** For the owner's search, and for sorting by delivery address. */
    searchWords: [String],
    deliveryKey: { type: String, default: '' },
  },
  { collection: 'orders', versionKey: false, autoIndex: false, strict: 'throw' },
);
orderSchema.index({ uid: 1, idempotencyKey: 1 }, { unique: true });
orderSchema.index({ number: 1 }, { unique: true, sparse: true });
orderSchema.index({ uid: 1, createdAt: -1, _id: -1 });
orderSchema.index({ email: 1, createdAt: -1, _id: -1 });
orderSchema.index({ createdAt: -1, _id: -1 });
orderSchema.index({ searchWords: 1 });
orderSchema.index({ changedAt: 1 });
orderSchema.index({ deliveryKey: 1, _id: 1 });
orderSchema.index({ status: 1, createdAt: -1, _id: -1 });
orderSchema.index({ status: 1, deliveryKey: 1, _id: 1 });
orderSchema.index({ unseenBy: 1, createdAt: -1, _id: -1 });

export type StoredOrder = InferSchemaType<typeof orderSchema> & { _id: Types.ObjectId };
export const Order = model('Order', orderSchema);
