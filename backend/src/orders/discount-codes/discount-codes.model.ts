import {
  DISCOUNT_CODE_MAX,
  DISCOUNT_KINDS,
} from '@book-store/contract/orders/discount-codes/discount';
import { model, Schema, type Types } from 'mongoose';
import { money } from '../../platform/documents/schema-parts.ts';
import type { Stored } from '../../platform/documents/stored.ts';
import { countsVisibleChanges } from '../../platform/documents/visible-changes.ts';

const whole = { type: Number, min: 0, validate: Number.isInteger };

/** Stands for no last day, so that one index finds the codes that have not expired. */
export const NO_LAST_DAY = '9999-12-31';

const discountCodeSchema = new Schema(
  {
    /** In the form of `toCode`. */
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
    /** Orders that use it now: those that ended unpaid have given it back. */
    uses: { ...whole, required: true },
    /** Set if the owner has ended it. */
    endedAt: Date,
    /** The number of edits; absent before the first one. */
    version: Number,
  },
  { collection: 'discount_codes', versionKey: false, autoIndex: false, strict: 'throw' },
);
discountCodeSchema.index({ code: 1 }, { unique: true });
discountCodeSchema.index({ lastDay: 1 });
discountCodeSchema.plugin(countsVisibleChanges);

export type StoredDiscountCode = Stored<typeof discountCodeSchema> & { _id: Types.ObjectId };
export const DiscountCode = model('DiscountCode', discountCodeSchema);
