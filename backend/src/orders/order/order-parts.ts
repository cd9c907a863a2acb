import { ORDER_ACTORS } from '@book-store/contract/orders/order/orders';
import {
  ACCOUNT_DETAILS_MAX,
  ACCOUNT_NAME_MAX,
  UPI_MAX,
} from '@book-store/contract/settings/payment/payment';
import type { PaymentAccount } from '@book-store/contract/settings/payment/payment-account';
import { Schema } from 'mongoose';
import { cents } from '../../platform/documents/schema-parts.ts';

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
