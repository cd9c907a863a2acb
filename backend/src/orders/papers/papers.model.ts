import { PAPER_ITEMS, PAPER_KINDS } from '@book-store/contract/orders/papers/papers';
import { ORDER_PAYMENT_METHODS } from '@book-store/contract/settings/payment/payment';
import { model, Schema, type Types } from 'mongoose';
import { pastMoney } from '../../platform/documents/schema-parts.ts';
import type { Stored } from '../../platform/documents/stored.ts';
import { paymentAccountSchema } from '../order/order-parts.ts';

const text = { type: String, required: true };
const count = { type: Number, required: true };
/** Below zero on credit notes. */
const amount = { type: Number, required: true, validate: Number.isInteger, ...pastMoney };
const order = { type: Schema.Types.ObjectId, required: true };

const paperSchema = new Schema(
  {
    kind: { ...text, enum: PAPER_KINDS },
    number: text,
    order,
    at: { type: Date, required: true },
    day: text,
    language: { ...text, enum: ['en', 'de'] as const },
    locale: text,
    currency: text,
    /** Where the books went, for the journal; missing if unknown. */
    country: String,
    orderNumber: text,
    orderedOn: text,
    suppliedOn: String,
    seller: {
      type: new Schema(
        {
          ...{ name: text, address: String, taxNumber: String },
          logo: new Schema({ fileName: text, width: count, height: count }, { _id: false }),
        },
        { _id: false },
      ),
      required: true,
    },
    buyer: {
      type: new Schema(
        { name: { type: String, default: '' }, lines: { type: [String], required: true } },
        { _id: false },
      ),
      required: true,
    },
    corrects: new Schema(
      { paper: order, number: text, day: text, whole: { type: Boolean, required: true } },
      { _id: false },
    ),
    items: {
      type: [
        new Schema(
          {
            kind: { ...text, enum: PAPER_ITEMS },
            text,
            detail: String,
            quantity: Number,
            price: { ...amount, required: false },
            amount,
          },
          { _id: false },
        ),
      ],
      required: true,
    },
    taxes: {
      type: new Schema(
        {
          included: { type: Boolean, required: true },
          sums: {
            type: [
              new Schema({ rate: Number, net: amount, tax: amount, gross: amount }, { _id: false }),
            ],
            required: true,
          },
        },
        { _id: false },
      ),
      required: true,
    },
    totalPrice: amount,
    notes: { type: [String], required: true },
    payment: new Schema(
      {
        method: { ...text, enum: ORDER_PAYMENT_METHODS },
        byGiftCard: new Schema({ lastFour: text, amount }, { _id: false }),
        paid: amount,
        open: amount,
        payBy: String,
        account: paymentAccountSchema,
        reference: String,
      },
      { _id: false },
    ),
  },
  { collection: 'papers', versionKey: false, autoIndex: false, strict: 'throw' },
);
paperSchema.index({ number: 1 }, { unique: true });
paperSchema.index({ order: 1, at: 1 });
paperSchema.index({ day: 1, at: 1 });

export type StoredPaper = Stored<typeof paperSchema> & { _id: Types.ObjectId };
export const Paper = model('Paper', paperSchema);
