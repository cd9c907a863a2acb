import {
  DELIVERY_DAYS_MAX,
  DELIVERY_NOTE_MAX,
  ORDERABLE_DAYS_MAX,
} from '@book-store/contract/delivery';
import { PRICE_MAX } from '@book-store/contract/money';
import { SHOP_NAME } from '@book-store/contract/page-head';
import {
  BANNER_BUTTON_MAX,
  BANNER_HEADING_MAX,
  BANNER_LINK_MAX,
  BANNER_TEXT_MAX,
  KEEP_CONTACTS_MONTHS,
  KEEP_CONTACTS_MONTHS_MAX,
  KEEP_NAMES_YEARS,
  KEEP_NAMES_YEARS_MAX,
  SHOP_DESCRIPTION_MAX,
  SHOP_LINES_MAX,
  SHOP_NAME_MAX,
  SHOP_PHONE_MAX,
  SOCIAL_URL_MAX,
} from '@book-store/contract/shop-limits';
import { SOCIAL_NETWORKS } from '@book-store/contract/social-networks';
import { LOW_STOCK_LEVEL, LOW_STOCK_LEVEL_MAX } from '@book-store/contract/stock';
import { EMAIL_MAX } from '@book-store/contract/text-limits';
import { type InferSchemaType, model, Schema } from 'mongoose';
import { countsVisibleChanges } from '../../shared/visible-changes.ts';

const cents = { type: Number, min: 0, max: PRICE_MAX, validate: Number.isInteger };
const wholeUpTo = (max: number, fallback: number) => ({
  type: Number,
  required: true,
  default: fallback,
  min: 1,
  max,
  validate: Number.isInteger,
});

const deliveryDays = new Schema(
  { from: wholeUpTo(DELIVERY_DAYS_MAX, 2), to: wholeUpTo(DELIVERY_DAYS_MAX, 4) },
  { _id: false },
);

const textUpTo = (maxlength: number) => ({ type: String, maxlength });
const logo = new Schema(
  {
    fileName: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
  },
  { _id: false },
);
const link = textUpTo(SOCIAL_URL_MAX);
const social = new Schema(
  Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, link])) as Record<
    (typeof SOCIAL_NETWORKS)[number],
    typeof link
  >,
  { _id: false },
);
const banner = new Schema(
  {
    heading: textUpTo(BANNER_HEADING_MAX),
    text: textUpTo(BANNER_TEXT_MAX),
    button: textUpTo(BANNER_BUTTON_MAX),
    buttonLink: textUpTo(BANNER_LINK_MAX),
  },
  { _id: false },
);

const versions = new Schema(
  {
    identity: Number,
    banner: Number,
    delivery: Number,
    retention: Number,
    stock: Number,
    setup: Number,
  },
  { _id: false },
);

/** One document for the whole shop; its defaults hold until the owner sets something. */
const shopSettingsSchema = new Schema(
  {
    _id: { type: String, default: 'shop', enum: ['shop'] },
    name: { ...textUpTo(SHOP_NAME_MAX), required: true, default: SHOP_NAME },
    description: textUpTo(SHOP_DESCRIPTION_MAX),
    logo,
    phone: textUpTo(SHOP_PHONE_MAX),
    email: textUpTo(EMAIL_MAX),
    address: textUpTo(SHOP_LINES_MAX),
    openingHours: textUpTo(SHOP_LINES_MAX),
    /** Absent until the owner has saved it once; empty where no network is to be shown. */
    social,
    banner,
    deliveryFeeCents: { ...cents, required: true, default: 0 },
    freeFromCents: cents,
    deliveryDays: { type: deliveryDays, required: true, default: () => ({}) },
    orderableDays: wholeUpTo(ORDERABLE_DAYS_MAX, 10),
    /** At this number of copies or below, a counted book is running out. */
    lowStockLevel: {
      type: Number,
      required: true,
      default: LOW_STOCK_LEVEL,
      min: 0,
      max: LOW_STOCK_LEVEL_MAX,
      validate: Number.isInteger,
    },
    deliveryNote: { type: String, maxlength: DELIVERY_NOTE_MAX },
    /** How long orders keep name and address, and phone and notes, after their end. */
    keepNamesYears: wholeUpTo(KEEP_NAMES_YEARS_MAX, KEEP_NAMES_YEARS),
    keepContactsMonths: wholeUpTo(KEEP_CONTACTS_MONTHS_MAX, KEEP_CONTACTS_MONTHS),
    /** Whether the overview no longer shows what is left to set up. */
    setupDismissed: Boolean,
    /** Counts the edits of each section; absent before the first one. */
    versions,
  },
  {
    collection: 'shop_settings',
    versionKey: false,
    autoIndex: false,
    strict: 'throw',
    minimize: false,
  },
);
shopSettingsSchema.plugin(countsVisibleChanges);

export type StoredShopSettings = InferSchemaType<typeof shopSettingsSchema>;
export const ShopSettings = model('ShopSettings', shopSettingsSchema);
