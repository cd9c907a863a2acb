import {
  DISCOUNT_CODE_MAX,
  DISCOUNT_KINDS,
} from '@book-store/contract/orders/discount-codes/discount';
import { model, Schema, type Types } from 'mongoose';
import { money } from '../../platform/documents/schema-parts.ts';
import type { Stored } from '../../platform/documents/stored.ts';
import { countsVisibleChanges } from '../../platform/documents/visible-changes.ts';

const whole = { type: Number, min: 0, validate: Number.isInteger };

/** The last day of a code that has none, so that one index finds those that are not over. */
export const NO_LAST_DAY = '9999-12-31';

const discountCodeSchema = new Schema(
  {
    /** As `toCode` writes it. */
    code: { type: String, required: true, maxlength: DISCOUNT_CODE_MAX },
    kind: { type: String, required: true, enum: DISCOUNT_KINDS },
    percent: whole,
    amountCents: { ...whole, ...money },
    /** Days such as '2026-11-26', in the shop's time zone. */
    firstDay: String,
    lastDay: { type: String, required: true },
    minimumCents: { ...whole, ...money },
    limit: whole,
    perCustomer: whole,
    /** Categories of books. */
    genres: { type: [String], required: true },
    books: { type: [Schema.Types.ObjectId], required: true },
    /** How many orders use it at present: those that have ended unpaid have given it back. */
    uses: { ...whole, required: true },
    /** Set if the owner has ended it. */
    endedAt: Date,
    /** Counts the owner's edits; absent before the first one. */
    version: Number,
  },
  { collection: 'discount_codes', versionKey: false, autoIndex: false, strict: 'throw' },
);
discountCodeSchema.index({ code: 1 }, { unique: true });
discountCodeSchema.index({ lastDay: 1 });
discountCodeSchema.plugin(countsVisibleChanges);

export type StoredDiscountCode = Stored<typeof discountCodeSchema> & { _id: Types.ObjectId };
export const DiscountCode = model('DiscountCode', discountCodeSchema);
