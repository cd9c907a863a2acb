import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import { FromVersion, Version } from '../../parts.schemas.ts';
import { LOCALE_MAX, TIME_ZONE_MAX } from '../shop/shop-limits.ts';
import { COUNTRIES } from './countries.ts';
import { CURRENCIES } from './currency-codes.ts';

/** The country, and the formats of amounts and dates: `ShopPlace`. */
export const Place = z.object({
  country: z.string().optional(),
  currency: z.string(),
  locale: z.string(),
  timeZone: z.string().optional(),
  /** Whether prices struck through are the lowest of the 30 days before, and new books have fixed prices. */
  lowestPrices: z.literal(true).optional(),
  fixedPrices: z.literal(true).optional(),
  /** The prefix of order numbers, if not `BS-`. */
  orderPrefix: z.string().optional(),
});

/** The place as admins see it. */
export const PlaceSettings = Place.extend({
  /** Whether the shop has had an order, and keeps its currency. */
  currencyIsFixed: z.boolean(),
  version: Version,
});
export type PlaceSettings = z.output<typeof PlaceSettings>;

/** An absent country or time zone is removed. */
export const PlaceSection = z.strictObject({
  country: z.enum(COUNTRIES, 'Please choose a country.').optional(),
  currency: z.enum(CURRENCIES, 'Please choose a currency.'),
  locale: z
    .string()
    .max(LOCALE_MAX)
    .refine(
      isLocale,
      refused(
        'invalid-locale',
        'This is no language and region whose numbers and dates are known.',
      ),
    ),
  timeZone: z
    .string()
    .max(TIME_ZONE_MAX)
    .refine(isTimeZone, refused('invalid-time-zone', 'This is no known time zone.'))
    .optional(),
});

export const EditPlaceBody = PlaceSection.extend({ version: FromVersion });
export type EditPlaceBody = z.input<typeof EditPlaceBody>;

function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] === locale;
  } catch {
    return false;
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
