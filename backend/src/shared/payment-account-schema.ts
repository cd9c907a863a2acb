import { ACCOUNT_DETAILS_MAX, ACCOUNT_NAME_MAX, UPI_MAX } from '@book-store/contract/payment';
import type { PaymentAccount } from '@book-store/contract/payment-account';
import { Schema } from 'mongoose';

/** Where customers transfer money to, in the shop's settings and, as it was then, in orders. */
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
