import { LOW_STOCK_LEVEL, LOW_STOCK_LEVEL_MAX } from '@book-store/contract/catalogue/stock/stock';
import { GIFT_CARD_MONTHS_MAX } from '@book-store/contract/orders/gift-cards/gift-cards';
import { ORDER_PREFIX_MAX } from '@book-store/contract/orders/order/order-number';
import { RETURN_DAYS_MAX } from '@book-store/contract/orders/returns/returns';
import { SHOP_NAME } from '@book-store/contract/pages/heads/page-head';
import { CONFIRM_HOURS_MAX } from '@book-store/contract/people/account/account-limits';
import { DEFAULT_PLACE } from '@book-store/contract/place';
import {
  DEFAULT_WAYS,
  DELIVERY_NOTE_MAX,
  type DeliveryWay,
  KEPT_DAYS,
  KEPT_DAYS_MAX,
  ORDERABLE_DAYS_MAX,
  WAY_KINDS,
  WAY_NAME_MAX,
} from '@book-store/contract/settings/delivery/delivery';
import { WEIGHT_MAX } from '@book-store/contract/settings/delivery/weight';
import {
  PAYMENT_DAYS,
  PAYMENT_DAYS_MAX,
  PAYMENT_METHODS,
  type PaymentWay,
  REMINDER_DAYS,
} from '@book-store/contract/settings/payment/payment';
import {
  BANNER_BUTTON_MAX,
  BANNER_HEADING_MAX,
  BANNER_LINK_MAX,
  BANNER_TEXT_MAX,
  KEEP_CONTACTS_MONTHS,
  KEEP_CONTACTS_MONTHS_MAX,
  KEEP_NAMES_YEARS,
  KEEP_NAMES_YEARS_MAX,
  LOCALE_MAX,
  SHOP_DESCRIPTION_MAX,
  SHOP_LINES_MAX,
  SHOP_NAME_MAX,
  SHOP_PHONE_MAX,
  SOCIAL_URL_MAX,
  TIME_ZONE_MAX,
} from '@book-store/contract/settings/shop/shop-limits';
import { SOCIAL_NETWORKS } from '@book-store/contract/settings/shop/social-networks';
import {
  TAX_CLASSES,
  TAX_NUMBER_MAX,
  TAX_RATE_MAX,
  TAX_REGION_MAX,
} from '@book-store/contract/settings/tax/tax';
import { STOREFRONTS } from '@book-store/contract/storefront';
import { EMAIL_MAX, TEXT_PAGES } from '@book-store/contract/text-limits';
import { type InferSchemaType, model, Schema } from 'mongoose';
import { cents, paymentAccountSchema } from '../../platform/documents/schema-parts.ts';
import { countsVisibleChanges } from '../../platform/documents/visible-changes.ts';

const wholeUpTo = (max: number, fallback: number) => ({
  type: Number,
  required: true,
  default: fallback,
  min: 1,
  max,
  validate: Number.isInteger,
});

const textUpTo = (maxlength: number) => ({ type: String, maxlength });
const whole = { type: Number, required: true, min: 0, validate: Number.isInteger };

/** As the contract has it. */
const way = new Schema<DeliveryWay>(
  {
    id: { type: String, required: true },
    name: textUpTo(WAY_NAME_MAX),
    kind: { type: String, required: true, enum: WAY_KINDS },
    countries: [String],
    steps: [new Schema({ sum: cents, price: cents }, { _id: false })],
    heavier: {
      type: [new Schema({ over: whole, price: cents }, { _id: false })],
      default: undefined,
    },
    freeFrom: { ...cents, required: false },
    days: new Schema({ from: whole, to: whole }, { _id: false }),
  },
  { _id: false, id: false },
);
const closedDays = new Schema({ weekdays: [Number], dates: [String] }, { _id: false });

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

const taxRate = new Schema(
  {
    country: { ...textUpTo(2), required: true },
    region: textUpTo(TAX_REGION_MAX),
    class: { type: String, required: true, enum: TAX_CLASSES },
    rate: { type: Number, required: true, min: 0, max: TAX_RATE_MAX, validate: Number.isInteger },
    from: { ...textUpTo(10), required: true },
  },
  { _id: false },
);
const tax = new Schema(
  {
    included: { type: Boolean, required: true },
    region: textUpTo(TAX_REGION_MAX),
    number: textUpTo(TAX_NUMBER_MAX),
    sellerName: textUpTo(SHOP_NAME_MAX),
    sellerAddress: textUpTo(SHOP_LINES_MAX),
    rates: { type: [taxRate], required: true },
  },
  { _id: false },
);

/** As the contract has it. */
const paymentWay = new Schema<PaymentWay>(
  {
    method: { type: String, required: true, enum: PAYMENT_METHODS },
    countries: [String],
    smallest: { ...cents, required: false },
    largest: { ...cents, required: false },
    fee: { ...cents, required: false },
  },
  { _id: false },
);
const payments = new Schema(
  {
    ways: { type: [paymentWay], required: true },
    account: paymentAccountSchema,
    reminderDays: wholeUpTo(PAYMENT_DAYS_MAX, REMINDER_DAYS),
    cancelDays: wholeUpTo(PAYMENT_DAYS_MAX, PAYMENT_DAYS),
    giftCards: Boolean,
    giftCardMonths: { type: Number, min: 1, max: GIFT_CARD_MONTHS_MAX, validate: Number.isInteger },
    /** Missing if customers cannot buy gift cards. */
    giftCardSales: new Schema({ smallest: cents, largest: cents }, { _id: false }),
  },
  { _id: false },
);

const versions = new Schema(
  {
    identity: Number,
    banner: Number,
    delivery: Number,
    retention: Number,
    storefront: Number,
    stock: Number,
    place: Number,
    prices: Number,
    tax: Number,
    payments: Number,
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
    ways: { type: [way], required: true, default: () => DEFAULT_WAYS },
    /** Absent until the owner has saved the delivery once. */
    closed: closedDays,
    keptDays: wholeUpTo(KEPT_DAYS_MAX, KEPT_DAYS),
    /** What a book without its own weight weighs, in grams; absent: `USUAL_WEIGHT`. */
    usualWeight: { type: Number, min: 1, max: WEIGHT_MAX, validate: Number.isInteger },
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
    country: textUpTo(2),
    currency: { ...textUpTo(3), required: true, default: DEFAULT_PLACE.currency },
    locale: { ...textUpTo(LOCALE_MAX), required: true, default: DEFAULT_PLACE.locale },
    timeZone: textUpTo(TIME_ZONE_MAX),
    /** What the owner has decided (`PriceRules`); otherwise the shop's country decides. */
    lowestPrices: Boolean,
    fixedPrices: Boolean,
    storefront: { type: String, enum: STOREFRONTS },
    /** Stored only if true: customers can buy several copies of a book in one order. */
    severalCopies: Boolean,
    /** Stored only if true: customers can order without signing in. */
    guestOrders: Boolean,
    /** For how many hours books are kept for an order that its customer has to confirm; missing: `CONFIRM_HOURS`. */
    confirmHours: { type: Number, min: 1, max: CONFIRM_HOURS_MAX, validate: Number.isInteger },
    /** For how many days after delivery customers can ask for a return; missing if they cannot. */
    returnDays: { type: Number, min: 1, max: RETURN_DAYS_MAX, validate: Number.isInteger },
    /** What stands before the numbers of orders; null: nothing; absent: `ORDER_PREFIX`. */
    orderPrefix: textUpTo(ORDER_PREFIX_MAX),
    tax,
    /** The pages whose text the owner has written. */
    ownPages: { type: [{ type: String, enum: TEXT_PAGES }], default: undefined },
    /** Absent until the owner sets it: then customers pay in cash. */
    payments,
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
