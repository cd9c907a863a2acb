import { z } from 'zod';
import { DELIVERY_DAYS_MAX, DELIVERY_NOTE_MAX, ORDERABLE_DAYS_MAX } from '../delivery.ts';
import { KEEP_CONTACTS_MONTHS_MAX, KEEP_NAMES_YEARS_MAX } from '../shop-limits.ts';
import { FromVersion, Line, Money, Price, Version } from './parts.ts';
import { ShopBanner, ShopIdentity } from './shop-identity.ts';

/** What everybody may know about the shop: its identity, its banner and its delivery. */
export const ShopView = ShopIdentity.extend({
  banner: ShopBanner.optional(),
  /** 0 until the owner sets it. */
  deliveryFee: Money,
  /** From this sum of books, the delivery is free. */
  freeFrom: Money.optional(),
  /** Working days until the parcel arrives. */
  deliveryDays: z.object({ from: z.number().int(), to: z.number().int() }),
  /** Days until a sold-out book that can be ordered arrives. */
  orderableDays: z.number().int(),
  deliveryNote: z.string().optional(),
  /** How long orders keep name and address, and phone and notes, after their end. */
  keepNamesYears: z.number().int(),
  keepContactsMonths: z.number().int(),
  /** Each section that an admin saves by itself has a version of its own. */
  versions: z.object({
    identity: Version,
    banner: Version,
    delivery: Version,
    retention: Version,
  }),
});
export type ShopView = z.output<typeof ShopView>;

const daysUpTo = (max: number) =>
  z
    .number()
    .int('Please enter whole days.')
    .min(1, 'Delivery takes at least one day.')
    .max(max, `Please enter at most ${max} days.`);

/** What an admin sets about delivery; an absent amount or note removes it. */
export const EditShopBody = z.strictObject({
  deliveryFee: Price,
  freeFrom: Price.optional(),
  deliveryDays: z
    .strictObject({ from: daysUpTo(DELIVERY_DAYS_MAX), to: daysUpTo(DELIVERY_DAYS_MAX) })
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      message: 'The latest day cannot be before the earliest one.',
    }),
  orderableDays: daysUpTo(ORDERABLE_DAYS_MAX),
  deliveryNote: Line.max(DELIVERY_NOTE_MAX).optional(),
  version: FromVersion,
});
export type EditShopBody = z.input<typeof EditShopBody>;

const wholeUpTo = (max: number) => {
  const rule = `Please enter a whole number from 1 to ${max}.`;
  return z.number({ error: rule }).int(rule).min(1, rule).max(max, rule);
};

/** What an admin sets about how long orders keep personal data after their end. */
export const EditRetentionBody = z.strictObject({
  keepNamesYears: wholeUpTo(KEEP_NAMES_YEARS_MAX),
  keepContactsMonths: wholeUpTo(KEEP_CONTACTS_MONTHS_MAX),
  version: FromVersion,
});
export type EditRetentionBody = z.input<typeof EditRetentionBody>;
