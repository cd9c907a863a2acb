import { z } from 'zod';
import { FromVersion, Line, Version, wholeNumber } from '../../parts.schemas.ts';
import { STOREFRONTS } from '../../storefront.ts';
import { TEXT_PAGES } from '../../text-limits.ts';
import {
  ClosedDays,
  DeliveryWay,
  EditClosedDays,
  EditWays,
  KeptDays,
  UsualWeight,
} from '../delivery/delivery.schemas.ts';
import { DELIVERY_NOTE_MAX, KEPT_DAYS, ORDERABLE_DAYS_MAX } from '../delivery/delivery.ts';
import { GiftCardSales, PaymentWay } from '../payment/payment-settings.schemas.ts';
import { Place } from '../place/place.schemas.ts';
import { ShopTax } from '../tax/tax.schemas.ts';
import { ShopBanner, ShopIdentity } from './shop-identity.schemas.ts';
import {
  CONFIRM_HOURS_MAX,
  KEEP_CONTACTS_MONTHS_MAX,
  KEEP_NAMES_YEARS_MAX,
  LOW_STOCK_LEVEL_MAX,
  ORDER_PREFIX_MAX,
  ORDER_PREFIX_PATTERN,
  RETURN_DAYS_MAX,
} from './shop-limits.ts';

/** The public data of the shop: identity, banner, delivery and more. */
export const ShopView = ShopIdentity.extend({
  banner: ShopBanner.optional(),
  /** Absent until the owner sets it: then `DEFAULT_PLACE` applies. */
  place: Place.optional(),
  /** One free parcel until the owner sets them. */
  ways: z.array(DeliveryWay),
  /** Absent until the owner sets it: delivery times are then working days, not dates. */
  closed: ClosedDays.optional(),
  /** How many days the shop holds orders for pick-up. */
  keptDays: z.number().int(),
  deliveredByItself: z.boolean().optional(),
  /** The weight in grams of a book without its own; absent until the owner sets it. */
  usualWeight: z.number().int().optional(),
  /** The day in the shop's time zone, from which a page of the server counts the promised days. */
  today: z.iso.date(),
  /** Days until a sold-out book that can be ordered arrives. */
  orderableDays: z.number().int(),
  deliveryNote: z.string().optional(),
  /** Absent until the owner has entered a rate or a tax number. */
  tax: ShopTax.optional(),
  /** Absent until the owner sets it: then customers pay cash (`DEFAULT_PAYMENT_WAYS`). */
  payments: z.array(PaymentWay).optional(),
  /** Whether customers can pay with gift cards. */
  giftCards: z.literal(true).optional(),
  /** Absent if customers cannot buy gift cards. */
  giftCardSales: GiftCardSales.optional(),
  /** How long cards that are bought are valid; absent if they do not expire, or are not sold. */
  giftCardMonths: z.number().int().optional(),
  /** How long orders keep names and addresses, and phone numbers and notes, after they are completed. */
  keepNamesYears: z.number().int(),
  keepContactsMonths: z.number().int(),
  /** The storefront's texts and look; absent until the owner sets it: as specified. */
  storefront: z.enum(STOREFRONTS).optional(),
  /** Whether an order can have several copies of a book. */
  severalCopies: z.boolean().optional(),
  /** Whether customers can order without signing in. */
  guestOrders: z.boolean().optional(),
  /** True while the shop has an active discount code. */
  discountCodes: z.boolean().optional(),
  /** How many days after delivery customers can request a return; absent if they cannot. */
  returnDays: z.number().int().optional(),
  /** How many hours an unconfirmed order reserves its books; absent: `CONFIRM_HOURS`. */
  confirmHours: z.number().int().optional(),
  /** False if this server has no customer sign-in. */
  accounts: z.literal(false).optional(),
  /** False if customers cannot sign in with Google. */
  google: z.literal(false).optional(),
  /** Whether the shop can answer by mail, so that it has a contact form. */
  answersMail: z.literal(true).optional(),
  /** True while the shop has news. */
  news: z.literal(true).optional(),
  /** Pages with the owner's own text; absent if there are none. */
  ownPages: z.array(z.enum(TEXT_PAGES)).optional(),
  /** Each section has its own version, because an admin saves it separately. */
  versions: z.object({
    identity: Version,
    banner: Version,
    delivery: Version,
    retention: Version,
    storefront: Version,
  }),
});
export type ShopView = z.output<typeof ShopView>;

const daysUpTo = (max: number) =>
  z
    .number()
    .int('Please enter whole days.')
    .min(1, 'Delivery takes at least one day.')
    .max(max, `Please enter at most ${max} days.`);

/** Absent values are removed. */
export const DeliverySection = z.strictObject({
  ways: EditWays,
  closed: EditClosedDays.optional(),
  keptDays: KeptDays.default(KEPT_DAYS),
  usualWeight: UsualWeight.optional(),
  orderableDays: daysUpTo(ORDERABLE_DAYS_MAX),
  deliveryNote: Line.max(DELIVERY_NOTE_MAX).optional(),
  /** Paid parcels are marked as delivered after the last promised day. */
  deliveredByItself: z.boolean().optional(),
});

export const EditShopBody = DeliverySection.extend({ version: FromVersion });
export type EditShopBody = z.input<typeof EditShopBody>;

/** How long orders keep names and addresses, and phone numbers and notes, after they are completed. */
export const RetentionSection = z.strictObject({
  keepNamesYears: wholeNumber(1, KEEP_NAMES_YEARS_MAX),
  keepContactsMonths: wholeNumber(1, KEEP_CONTACTS_MONTHS_MAX),
});

export const EditRetentionBody = RetentionSection.extend({ version: FromVersion });
export type EditRetentionBody = z.input<typeof EditRetentionBody>;

export const StockSection = z.strictObject({
  /** A tracked book with this many copies or fewer is running out. */
  lowStockLevel: wholeNumber(0, LOW_STOCK_LEVEL_MAX),
});

export const EditShopSetupBody = z.strictObject({ dismissed: z.boolean() });

const PREFIX_RULE = `Please enter up to ${ORDER_PREFIX_MAX} letters from A to Z and hyphens, a letter first.`;

/** The storefront's texts and look, and what customers can do there. */
export const StorefrontSection = z.strictObject({
  storefront: z.enum(STOREFRONTS),
  severalCopies: z.boolean().optional(),
  guestOrders: z.boolean().optional(),
  returnDays: z
    .number()
    .int()
    .min(1, 'Please enter at least one day.')
    .max(RETURN_DAYS_MAX, `At most ${RETURN_DAYS_MAX} days.`)
    .optional(),
  confirmHours: wholeNumber(
    1,
    CONFIRM_HOURS_MAX,
    `Please enter a whole number of hours from 1 to ${CONFIRM_HOURS_MAX}.`,
  ).optional(),
  /** The prefix of order numbers: `BS-` if absent, none if empty. */
  orderPrefix: Line.max(ORDER_PREFIX_MAX, PREFIX_RULE)
    .regex(new RegExp(`^(?:${ORDER_PREFIX_PATTERN})?$`), PREFIX_RULE)
    .optional(),
});

export const EditStorefrontBody = StorefrontSection.extend({ version: FromVersion });
export type EditStorefrontBody = z.input<typeof EditStorefrontBody>;
