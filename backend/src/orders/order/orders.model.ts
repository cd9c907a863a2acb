import { BOOK_FORMATS } from '@book-store/contract/catalogue/books/book-facts';
import { QUANTITY_MAX } from '@book-store/contract/order-limits';
import { DISCOUNT_KINDS } from '@book-store/contract/orders/discount-codes/discount';
import { ORDER_STATUSES } from '@book-store/contract/orders/order/order-status';
import { ORDER_NOTE_MAX, ORDER_SOURCES } from '@book-store/contract/orders/order/orders';
import { WAY_KINDS } from '@book-store/contract/settings/delivery/delivery';
import { NAME_MAX } from '@book-store/contract/text-limits';
import { type InferSchemaType, model, type QueryFilter, Schema, type Types } from 'mongoose';
import {
  actorSchema,
  addressSchema,
  cents,
  creditNoteSchema,
  partId,
  taxSumSchema,
} from '../../platform/documents/schema-parts.ts';
import type { Stored } from '../../platform/documents/stored.ts';
import { paymentSchema } from './payment-schema.ts';
import { returnSchema } from './returns-schema.ts';

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
    /** Of one copy. */
    priceCents: cents,
    quantity: {
      type: Number,
      required: true,
      default: 1,
      min: 1,
      max: QUANTITY_MAX,
      validate: Number.isInteger,
    },
    /** What the order's code takes off all copies; present if the code is for this book. */
    discountCents: { ...cents, required: false },
    format: { type: String, enum: BOOK_FORMATS },
    publisher: String,
    publishedYear: Number,
    isbn: String,
  },
  { _id: false },
);

const historyEntry = new Schema(
  {
    status,
    at: { type: Date, required: true },
    /** Missing in what the first version has stored. */
    by: actorSchema,
    /** Stored only if true: this took back the status before it. */
    undo: Boolean,
  },
  { _id: false },
);

/** Of the owner alone. */
const note = new Schema({
  _id: partId,
  text: { type: String, required: true, maxlength: ORDER_NOTE_MAX },
  at: { type: Date, required: true },
  by: { type: String, required: true },
});

const taxes = new Schema(
  { included: { type: Boolean, required: true }, sums: [taxSumSchema] },
  { _id: false },
);

const invoice = new Schema(
  {
    number: { type: Number, required: true },
    at: { type: Date, required: true },
    seller: {
      type: new Schema(
        { name: { type: String, required: true }, address: String, taxNumber: String },
        { _id: false },
      ),
      required: true,
    },
  },
  { _id: false },
);

/** What was corrected, without the values: they are the customer's. */
const correction = new Schema(
  {
    at: { type: Date, required: true },
    /** The username of the admin; missing if it was the customer. */
    by: String,
    fields: [{ type: String, required: true }],
  },
  { _id: false },
);

/** What the shop has promised; days are texts such as '2026-11-26'. */
const delivery = new Schema(
  {
    name: String,
    kind: { type: String, required: true, enum: WAY_KINDS },
    days: new Schema(
      { from: { type: String, required: true }, to: { type: String, required: true } },
      { _id: false },
    ),
    /** For how many days it waits, once it is ready to be picked up. */
    keptDays: Number,
  },
  { _id: false },
);

/** The discount code with its terms when it was used; `cents` is what it takes off the lines together. */
const discountCode = new Schema(
  {
    id: { type: Schema.Types.ObjectId, required: true },
    code: { type: String, required: true },
    kind: { type: String, required: true, enum: DISCOUNT_KINDS },
    percent: Number,
    amountCents: { ...cents, required: false },
    cents,
  },
  { _id: false, id: false },
);

/** The gift card that an order buys; such an order has no lines, no address and no delivery. */
const boughtGiftCard = new Schema(
  {
    cents,
    /** Missing once it is forgotten. */
    recipient: new Schema(
      {
        name: { type: String, required: true },
        email: { type: String, required: true },
        message: String,
      },
      { _id: false },
    ),
    /** The day of the shop on which the card is sent. */
    sendOn: { type: String, required: true },
    /** Set with the payment, in its transaction. */
    card: Schema.Types.ObjectId,
  },
  { _id: false },
);

const orderSchema = new Schema(
  {
    /** Counted by the database. */
    number: Number,
    /**
     * The Firebase account that the order belongs to, or what stands for a guest's address (`guestUid`); missing if
     * the owner entered the order.
     */
    uid: String,
    /** Signs the links in a guest's mails: those that an earlier key has signed work no more. */
    linkKey: String,
    /** Stored only if true: the owner has ended links, so repeating the request that placed it brings none. */
    linksEnded: Boolean,
    email: String,
    /** Stored only if true: nobody knows whether the address is the customer's. */
    unverifiedEmail: Boolean,
    /**
     * A digest of the network that it came from (`networkKey`), as long as it is limited by that: until its status
     * changes or its copies are back.
     */
    network: String,
    name: { type: String, required: true, maxlength: NAME_MAX },
    /** Empty for a sale over the counter to somebody who has not left one. */
    phone: { type: String, default: '' },
    /** Missing if the order is picked up in the shop. */
    address: addressSchema,
    /** Missing for what the owner has sold over the counter. */
    delivery,
    /** Set with the move that sends it out. */
    tracking: new Schema(
      {
        carrier: { type: String, required: true },
        number: { type: String, required: true },
        url: String,
      },
      { _id: false },
    ),
    /** Missing in the first orders, which came from the web. */
    source: { type: String, enum: ORDER_SOURCES },
    productIds: [bookId],
    lines: [line],
    boughtGiftCard,
    /** What the customer pays for delivery; missing in the first orders. */
    deliveryCents: { ...cents, required: false },
    discountCode,
    /** The books less the discount, their delivery, the fee of the payment, and the tax that is not in the prices. */
    totalCents: cents,
    /** Missing in the first orders: then it is cash (`paymentOf`). */
    payment: paymentSchema,
    /** Missing if no tax is due. */
    taxes,
    /** Missing until somebody asks for it. */
    invoice,
    /** Of its invoice, once it has ended unpaid. */
    creditNote: creditNoteSchema,
    /** Its invoices with their credit notes from before it was reopened. */
    credited: {
      type: [
        new Schema(
          {
            invoice: { type: invoice, required: true },
            creditNote: { type: creditNoteSchema, required: true },
          },
          { _id: false },
        ),
      ],
      default: undefined,
    },
    status,
    history: [historyEntry],
    /** The books whose counted copies it holds: as many as its line has. */
    copiesOf: { type: [bookId], default: undefined },
    /**
     * Of an order that its customer has not confirmed: until when it holds its copies, or since when these are back.
     * Without it, the copies stay until somebody decides.
     */
    hold: { type: new Schema({ until: Date, lapsedAt: Date }, { _id: false }), default: undefined },
    returns: { type: [returnSchema], default: undefined },
    notes: { type: [note], default: undefined },
    corrections: { type: [correction], default: undefined },
    /** The client's key, or a random one if there was none. */
    idempotencyKey: { type: String, required: true },
    /** Digest of the body that was sent with the key. */
    bodyHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    /** When it was placed or got its status; missing in the first orders. */
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
orderSchema.index({ productIds: 1, createdAt: -1 });
orderSchema.index({ 'creditNote.at': 1 }, { sparse: true });
orderSchema.index({ 'returns.refund.at': 1 });
orderSchema.index({ 'returns.state': 1 });
orderSchema.index({ searchWords: 1 });
orderSchema.index({ network: 1 }, { sparse: true });
orderSchema.index({ 'hold.until': 1 }, { sparse: true });
orderSchema.index({ changedAt: 1 });
orderSchema.index({ deliveryKey: 1, _id: 1 });
orderSchema.index({ status: 1, createdAt: -1, _id: -1 });
orderSchema.index({ status: 1, deliveryKey: 1, _id: 1 });
orderSchema.index({ unseenBy: 1, createdAt: -1, _id: -1 });
orderSchema.index({ 'boughtGiftCard.recipient.email': 1 });
orderSchema.index({ 'payment.method': 1, 'payment.state': 1, createdAt: -1, _id: -1 });
orderSchema.index({ 'payment.changedAt': 1 });
orderSchema.index({ 'payment.owed': 1, createdAt: -1, _id: -1 });

/** A filter of orders. */
export type OrderFilter = QueryFilter<InferSchemaType<typeof orderSchema>>;
export type StoredOrder = Stored<typeof orderSchema> & { _id: Types.ObjectId };
export type StoredPayment = NonNullable<StoredOrder['payment']>;
export type StoredReturn = NonNullable<StoredOrder['returns']>[number];
export const Order = model('Order', orderSchema);
