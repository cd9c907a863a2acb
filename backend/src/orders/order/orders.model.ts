import { BOOK_FORMATS } from '@book-store/contract/catalogue/books/book-facts';
import { QUANTITY_MAX } from '@book-store/contract/order-limits';
import { DISCOUNT_KINDS } from '@book-store/contract/orders/discount-codes/discount';
import { ORDER_STATUSES } from '@book-store/contract/orders/order/order-status';
import { ORDER_NOTE_MAX, ORDER_SOURCES } from '@book-store/contract/orders/order/orders';
import { PAPER_KINDS } from '@book-store/contract/orders/papers/papers';
import { WAY_KINDS } from '@book-store/contract/settings/delivery/delivery';
import { REDUCTIONS } from '@book-store/contract/settings/payment/payment';
import { NAME_MAX, ORDER_TEXTS } from '@book-store/contract/text-limits';
import { type InferSchemaType, model, type QueryFilter, Schema, type Types } from 'mongoose';
import { addressSchema, cents, partId } from '../../platform/documents/schema-parts.ts';
import type { Stored } from '../../platform/documents/stored.ts';
import { actorSchema, taxSumSchema } from './order-parts.ts';
import { paymentSchema } from './payment-schema.ts';
import { returnSchema } from './returns-schema.ts';

const status = { type: String, required: true, enum: ORDER_STATUSES };
const bookId = { type: Schema.Types.ObjectId, required: true };

/** Copies what it shows, because the book may change or be deleted. */
const line = new Schema(
  {
    bookId,
    title: { type: String, required: true },
    author: String,
    category: { type: String, required: true },
    coverImage: { type: String, default: '' },
    coverTint: String,
    priceCents: cents,
    quantity: {
      type: Number,
      required: true,
      default: 1,
      min: 1,
      max: QUANTITY_MAX,
      validate: Number.isInteger,
    },
    /** The code's discount on all copies; present if the code applies to this book. */
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
    /** Missing in data of the first version. */
    by: actorSchema,
    /** Stored only if true: this undid the status before it. */
    undo: Boolean,
  },
  { _id: false },
);

/** Only the owner sees it. */
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

/** An issued invoice or credit note, which is a document of its own (`Paper`). */
const paper = new Schema({
  _id: partId,
  kind: { type: String, required: true, enum: PAPER_KINDS },
  number: { type: String, required: true },
  at: { type: Date, required: true },
  /** Stored only if true: it cancels the whole invoice before it. */
  whole: Boolean,
  ofReturn: Schema.Types.ObjectId,
});

/** What a refund that is no return has lowered the price by; its id is the refund's. */
const reduction = new Schema({
  _id: partId,
  at: { type: Date, required: true },
  of: { type: String, required: true, enum: REDUCTIONS },
  /** For a book only. */
  bookId: Schema.Types.ObjectId,
  amount: cents,
  /** By tax rate of the order. */
  sums: { type: [taxSumSchema], required: true },
});

/** Only the names of the corrected fields: the values are personal data. */
const correction = new Schema(
  {
    at: { type: Date, required: true },
    /** Username of the admin; missing if it was the customer. */
    by: String,
    fields: [{ type: String, required: true }],
  },
  { _id: false },
);

/** Days are texts such as '2026-11-26'. */
const delivery = new Schema(
  {
    name: String,
    kind: { type: String, required: true, enum: WAY_KINDS },
    days: new Schema(
      { from: { type: String, required: true }, to: { type: String, required: true } },
      { _id: false },
    ),
    /** How many days an order is kept for pick-up. */
    keptDays: Number,
  },
  { _id: false },
);

/** The discount code with its terms when it was used; `cents` is its discount on all lines. */
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

/** An order that buys a gift card has no lines, address or delivery. */
const boughtGiftCard = new Schema(
  {
    cents,
    /** Missing once erased. */
    recipient: new Schema(
      {
        name: { type: String, required: true },
        email: { type: String, required: true },
        message: String,
      },
      { _id: false },
    ),
    /** A day in the shop's time zone. */
    sendOn: { type: String, required: true },
    /** Set in the transaction that records the payment. */
    card: Schema.Types.ObjectId,
  },
  { _id: false },
);

const orderSchema = new Schema(
  {
    number: Number,
    /**
     * The account that the order belongs to, or the id derived from a guest's address (`guestUid`); missing if
     * the owner entered the order.
     */
    uid: String,
    /** Signs the links in a guest's mails; replacing it invalidates earlier links. */
    linkKey: String,
    /**
     * Stored only if true: the owner revoked the links, so repeating the request that placed the order must not
     * return a new one.
     */
    linksEnded: Boolean,
    email: String,
    /** Stored only if true: the address is not verified to be the customer's. */
    unverifiedEmail: Boolean,
    /**
     * Digest of the client's network (`networkKey`). Kept while it counts towards that network's limit: until
     * the status changes or the copies are released.
     */
    network: String,
    name: { type: String, required: true, maxlength: NAME_MAX },
    /** May be empty for a sale over the counter. */
    phone: { type: String, default: '' },
    /** Missing for pick-up. */
    address: addressSchema,
    /** Missing for a sale over the counter. */
    delivery,
    /** Set when the parcel is sent. */
    tracking: new Schema(
      {
        carrier: { type: String, required: true },
        number: { type: String, required: true },
        url: String,
      },
      { _id: false },
    ),
    /** Missing in the first orders, which were placed online. */
    source: { type: String, enum: ORDER_SOURCES },
    productIds: [bookId],
    lines: [line],
    boughtGiftCard,
    /** Missing in the first orders. */
    deliveryCents: { ...cents, required: false },
    discountCode,
    /** Stored only if true: when it was placed, some of its books had to be ordered from the supplier first. */
    preOrdered: Boolean,
    /** Books less discount, plus delivery, payment fee, and the tax not included in prices. */
    totalCents: cents,
    /** Missing in the first orders: read as cash (`paymentOf`). */
    payment: paymentSchema,
    /** Missing if no tax is due. */
    taxes,
    reductions: { type: [reduction], default: undefined },
    /** In the order of their issue; missing until the first one. */
    papers: { type: [paper], default: undefined },
    /** The texts in force when it was placed, where the law asks for them. */
    texts: {
      type: [
        new Schema(
          {
            page: { type: String, required: true, enum: ORDER_TEXTS },
            version: { type: String, required: true },
          },
          { _id: false },
        ),
      ],
      default: undefined,
    },
    status,
    history: [historyEntry],
    /** The books whose stock it reserves, each with its line's quantity. */
    copiesOf: { type: [bookId], default: undefined },
    /**
     * For an unconfirmed order: until when its copies are reserved, or since when they are released. Without
     * it, they stay reserved.
     */
    hold: { type: new Schema({ until: Date, lapsedAt: Date }, { _id: false }), default: undefined },
    returns: { type: [returnSchema], default: undefined },
    notes: { type: [note], default: undefined },
    corrections: { type: [correction], default: undefined },
    /** The client's key, or a random one. */
    idempotencyKey: { type: String, required: true },
    /** Digest of the body sent with the key. */
    bodyHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    /** When the status last changed; missing in the first orders. */
    changedAt: Date,
    /** Admins who have not seen it yet. */
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
orderSchema.index({ 'payment.state': 1, 'payment.method': 1, createdAt: -1, _id: -1 });
orderSchema.index({ 'payment.method': 1, createdAt: -1, _id: -1 });
orderSchema.index({ 'payment.state': 1, createdAt: -1, _id: -1 });
orderSchema.index({ 'payment.changedAt': 1 });
orderSchema.index(
  { preOrdered: 1, status: 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { preOrdered: true } },
);
orderSchema.index({ 'tracking.number': 1 }, { sparse: true });
orderSchema.index({ 'payment.owed': 1, createdAt: -1, _id: -1 });
orderSchema.index({ 'payment.unexplained': 1, createdAt: -1, _id: -1 });

export type OrderFilter = QueryFilter<InferSchemaType<typeof orderSchema>>;
export type StoredOrder = Stored<typeof orderSchema> & { _id: Types.ObjectId };
export type StoredPayment = NonNullable<StoredOrder['payment']>;
export type StoredReturn = NonNullable<StoredOrder['returns']>[number];
export const Order = model('Order', orderSchema);
