import {
  DELIVERY_DAYS_MAX,
  DELIVERY_NOTE_MAX,
  ORDERABLE_DAYS_MAX,
} from '@book-store/contract/delivery-limits';
import { PRICE_MAX, toCents } from '@book-store/contract/money';
import { LOW_STOCK_LEVEL, LOW_STOCK_LEVEL_MAX } from '@book-store/contract/stock';
import { type InferSchemaType, model, Schema } from 'mongoose';
import { countsVisibleChanges } from '../../shared/visible-changes.ts';

const cents = { type: Number, min: 0, max: toCents(PRICE_MAX), validate: Number.isInteger };
const daysUpTo = (max: number, fallback: number) => ({
  type: Number,
  required: true,
  default: fallback,
  min: 1,
  max,
  validate: Number.isInteger,
});

const deliveryDays = new Schema(
  { from: daysUpTo(DELIVERY_DAYS_MAX, 2), to: daysUpTo(DELIVERY_DAYS_MAX, 4) },
  { _id: false },
);

/** One document for the whole shop; its defaults hold until the owner sets something. */
const shopSettingsSchema = new Schema(
  {
    _id: { type: String, default: 'shop', enum: ['shop'] },
    deliveryFeeCents: { ...cents, required: true, default: 0 },
    freeFromCents: cents,
    deliveryDays: { type: deliveryDays, required: true, default: () => ({}) },
    orderableDays: daysUpTo(ORDERABLE_DAYS_MAX, 10),
    /** With so many copies or fewer, a counted book is running out. */
    lowStockLevel: {
      type: Number,
      required: true,
      default: LOW_STOCK_LEVEL,
      min: 0,
      max: LOW_STOCK_LEVEL_MAX,
      validate: Number.isInteger,
    },
    deliveryNote: { type: String, maxlength: DELIVERY_NOTE_MAX },
  },
  { collection: 'shop_settings', versionKey: false, autoIndex: false, strict: 'throw' },
);
shopSettingsSchema.plugin(countsVisibleChanges);

export type StoredShopSettings = InferSchemaType<typeof shopSettingsSchema>;
export const ShopSettings = model('ShopSettings', shopSettingsSchema);
