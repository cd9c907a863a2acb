import { decimalsOf, scaleOf } from './currencies.ts';

/** Where the shop is, and how it writes amounts, dates and the numbers of orders. */
export type ShopPlace = {
  /** ISO 3166, two letters. */
  country?: string | undefined;
  /** ISO 4217. */
  currency: string;
  /** Of numbers and dates, BCP 47. */
  locale: string;
  /** As the IANA names it; without one, browsers use their own. */
  timeZone?: string | undefined;
  /** What of `PriceRules` holds. */
  lowestPrices?: true | undefined;
  fixedPrices?: true | undefined;
  /** What stands before the numbers of orders, if not `ORDER_PREFIX`; may be empty. */
  orderPrefix?: string | undefined;
};

/** The place of a shop whose owner has set none. */
export const DEFAULT_PLACE: ShopPlace = { currency: 'USD', locale: 'en-US' };

const ofPlace = (place: ShopPlace) => ({
  ...place,
  text: JSON.stringify(place),
  decimals: decimalsOf(place.currency),
  scale: scaleOf(place.currency),
  formats: new Map<string, unknown>(),
});

let current = ofPlace(DEFAULT_PLACE);

/**
 * Returns the place of the shop that this process, or this browser's page, belongs to, with the decimals of its
 * currency and its scale (`scaleOf`).
 */
export const shopPlace = (): Readonly<Omit<typeof current, 'formats' | 'text'>> => current;

/** Sets the place of the shop from now on: how its amounts and dates are read and written, its rules of prices, and the numbers of its orders. */
export function setShopPlace(place: ShopPlace = DEFAULT_PLACE) {
  if (JSON.stringify(place) !== current.text) current = ofPlace(place);
}

/** Making a format is slow. */
function kept<Format>(key: string, make: () => Format): Format {
  const format = (current.formats.get(key) as Format | undefined) ?? make();
  current.formats.set(key, format);
  return format;
}

/** Returns the format of numbers in the shop's locale, in digits that every form can read. */
export const numberFormat = (options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  kept(
    `number ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(current.locale, { numberingSystem: 'latn', ...options }),
  );

/** Returns the format of dates in the shop's locale and, without another one, its time zone. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(`date ${JSON.stringify(options)}`, () => {
    const { locale, timeZone } = current;
    const own = { numberingSystem: 'latn', ...(timeZone && { timeZone }) };
    return new Intl.DateTimeFormat(locale, { ...own, ...options });
  });

/** Returns the day that it is in the shop at a time: '2026-01-31'. Without a time zone, days are those of UTC. */
export const shopDay = (at: Date): string =>
  // Swedes write dates as ISO 8601 does.
  kept(
    'day',
    () => new Intl.DateTimeFormat('sv-SE', { timeZone: current.timeZone ?? 'UTC' }),
  ).format(at);

const MINUTE_MS = 60_000;

/** Returns when a day such as '2026-01-31' begins in the shop's time zone. */
export function startOfDay(day: string): Date {
  // No time zone is further from UTC than that, and all of them change by whole minutes.
  let before = Date.parse(day) / MINUTE_MS - 15 * 60;
  let from = before + 30 * 60;
  while (from - before > 1) {
    const between = Math.floor((before + from) / 2);
    if (shopDay(new Date(between * MINUTE_MS)) < day) before = between;
    else from = between;
  }
  return new Date(from * MINUTE_MS);
}

/** Returns the signs between thousands and before the decimals, as the shop's locale writes them. */
export const separators = (): { group: string; decimal: string } =>
  kept('separators', () => {
    const parts = numberFormat({ minimumFractionDigits: 1, useGrouping: true }).formatToParts(
      1_234_567.5,
    );
    const sign = (type: string) => parts.find((part) => part.type === type)?.value;
    return { group: sign('group') ?? '', decimal: sign('decimal') ?? '.' };
  });
