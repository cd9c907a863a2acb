import { BOOK_FORMATS } from '@book-store/contract/catalogue/books/book-facts';
import { QUANTITY_MAX } from '@book-store/contract/order-limits';
import { DISCOUNT_KINDS } from '@book-store/contract/orders/discount-codes/discount';
import { ORDER_STATUSES } from '@book-store/contract/orders/order/order-status';
import { ORDER_ACTORS, ORDER_NOTE_MAX } from '@book-store/contract/orders/order/orders';
import { PAPER_KINDS } from '@book-store/contract/orders/papers/papers';
import { WAY_KINDS } from '@book-store/contract/settings/delivery/delivery';
import {
  ACCOUNT_DETAILS_MAX,
  ACCOUNT_NAME_MAX,
  REDUCTIONS,
  UPI_MAX,
} from '@book-store/contract/settings/payment/payment';
import type { PaymentAccount } from '@book-store/contract/settings/payment/payment-account';
import { Schema } from 'mongoose';
import { cents, partId } from '../../platform/documents/schema-parts.ts';

/** Who did something to an order. */
export const actorSchema = new Schema(
  { role: { type: String, required: true, enum: ORDER_ACTORS }, name: String },
  { _id: false },
);

/** As `TaxSum`, in cents. */
export const taxSumSchema = new Schema(
  { rate: Number, net: cents, tax: cents, gross: cents },
  { _id: false },
);

/** The account for transfers, as it was in the shop's settings. */
export const paymentAccountSchema = new Schema<PaymentAccount>(
  {
    name: { type: String, required: true, maxlength: ACCOUNT_NAME_MAX },
    iban: { type: String, maxlength: 34 },
    bic: { type: String, maxlength: 11 },
    upi: { type: String, maxlength: UPI_MAX },
    details: { type: String, maxlength: ACCOUNT_DETAILS_MAX },
  },
  { _id: false },
);

export const status = { type: String, required: true, enum: ORDER_STATUSES };
export const bookId = { type: Schema.Types.ObjectId, required: true };

/** Copies what it shows, because the book may change or be deleted. */
export const lineSchema = new Schema(
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

export const historyEntrySchema = new Schema(
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
export const noteSchema = new Schema({
  _id: partId,
  text: { type: String, required: true, maxlength: ORDER_NOTE_MAX },
  at: { type: Date, required: true },
  by: { type: String, required: true },
});

export const taxesSchema = new Schema(
  { included: { type: Boolean, required: true }, sums: [taxSumSchema] },
  { _id: false },
);

/** An issued invoice or credit note, which is a document of its own (`Paper`). */
export const paperSchema = new Schema({
  _id: partId,
  kind: { type: String, required: true, enum: PAPER_KINDS },
  number: { type: String, required: true },
  at: { type: Date, required: true },
  /** Stored only if true: it cancels the whole invoice before it. */
  whole: Boolean,
  ofReturn: Schema.Types.ObjectId,
});

/** What a refund that is no return has lowered the price by; its id is the refund's. */
export const reductionSchema = new Schema({
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
export const correctionSchema = new Schema(
  {
    at: { type: Date, required: true },
    /** Username of the admin; missing if it was the customer. */
    by: String,
    fields: [{ type: String, required: true }],
  },
  { _id: false },
);

/** Days are texts such as '2026-11-26'. */
export const deliverySchema = new Schema(
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
export const discountCodeSchema = new Schema(
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
export const boughtGiftCardSchema = new Schema(
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
