import { ORDER_SOURCES } from '@book-store/contract/orders/order/orders';
import { NAME_MAX, ORDER_TEXTS } from '@book-store/contract/text-limits';
import { type InferSchemaType, model, type QueryFilter, Schema, type Types } from 'mongoose';
import { addressSchema, cents } from '../../platform/documents/schema-parts.ts';
import type { Stored } from '../../platform/documents/stored.ts';
import {
  bookId,
  boughtGiftCardSchema,
  correctionSchema,
  deliverySchema,
  discountCodeSchema,
  historyEntrySchema,
  lineSchema,
  noteSchema,
  paperSchema,
  reductionSchema,
  status,
  taxesSchema,
} from './order-parts.ts';
import { paymentSchema } from './payment-schema.ts';
import { returnSchema } from './returns-schema.ts';

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
    delivery: deliverySchema,
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
    lines: [lineSchema],
    boughtGiftCard: boughtGiftCardSchema,
    /** Missing in the first orders. */
    deliveryCents: { ...cents, required: false },
    discountCode: discountCodeSchema,
    /** Stored only if true: when it was placed, some of its books had to be ordered from the supplier first. */
    preOrdered: Boolean,
    /** Books less discount, plus delivery, payment fee, and the tax not included in prices. */
    totalCents: cents,
    /** Missing in the first orders: read as cash (`paymentOf`). */
    payment: paymentSchema,
    /** Missing if no tax is due. */
    taxes: taxesSchema,
    reductions: { type: [reductionSchema], default: undefined },
    /** In the order of their issue; missing until the first one. */
    papers: { type: [paperSchema], default: undefined },
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
    history: [historyEntrySchema],
    /** The books whose stock it reserves, each with its line's quantity. */
    copiesOf: { type: [bookId], default: undefined },
    /**
     * For an unconfirmed order: until when its copies are reserved, or since when they are released. Without
     * it, they stay reserved.
     */
    hold: { type: new Schema({ until: Date, lapsedAt: Date }, { _id: false }), default: undefined },
    returns: { type: [returnSchema], default: undefined },
    notes: { type: [noteSchema], default: undefined },
    corrections: { type: [correctionSchema], default: undefined },
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
