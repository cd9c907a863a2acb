import { decimalsOf, scaleOf } from './currencies.ts';
import type { Language } from './storefront.ts';

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

const ofPlace = (place: Readonly<ShopPlace>) => ({
  ...place,
  place,
  text: JSON.stringify(place),
  decimals: decimalsOf(place.currency),
  scale: scaleOf(place.currency),
  formats: new Map<string, unknown>(),
});

let current = ofPlace(DEFAULT_PLACE);

/**
 * Returns the place of the shop that this process, or this browser's page, belongs to, with the decimals of its
 * currency and its scale (`scaleOf`); inside `inPlace`, the one that is given there.
 */
export const shopPlace = (): Readonly<Omit<typeof current, 'formats' | 'text' | 'place'>> =>
  current;

/** Sets the place of the shop from now on: how its amounts and dates are read and written, its rules of prices, and the numbers of its orders. */
export function setShopPlace(place: Readonly<ShopPlace> = DEFAULT_PLACE) {
  current = JSON.stringify(place) === current.text ? { ...current, place } : ofPlace(place);
}

type Synchronous<Result> = Result extends PromiseLike<unknown> ? never : Result;

/**
 * Returns what a function does in the place of a call's shop, whichever the process has by now: a call is read, and its
 * reply written, with one currency. Nothing else runs meanwhile, so the function must not wait for anything.
 */
export function inPlace<Result>(
  place: Readonly<ShopPlace>,
  run: () => Synchronous<Result>,
): Synchronous<Result> {
  const before = current;
  if (place !== before.place) current = ofPlace(place);
  try {
    return run();
  } finally {
    current = before;
  }
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

/** Returns the locale in which a language is written where the shop is: English in a shop of Leipzig is 'en-DE'. */
export function localeFor(language: Language): string {
  const own = new Intl.Locale(current.locale);
  if (own.language === language) return current.locale;
  const { region } = own.maximize();
  return region ? `${language}-${region}` : language;
}

/**
 * Returns the format of dates: with the words of the language of the page or mail, in the form of the shop's locale,
 * and without another one in its time zone.
 */
export const dateFormat = (
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat =>
  kept(`date ${language} ${JSON.stringify(options)}`, () => {
    const { timeZone } = current;
    const own = { numberingSystem: 'latn', ...(timeZone && { timeZone }) };
    return new Intl.DateTimeFormat(localeFor(language), { ...own, ...options });
  });

/** Returns a day such as '2026-01-31' as people of the language write it. */
export const dayText = (
  language: Language,
  day: string,
  dateStyle: 'long' | 'medium' = 'long',
): string => dateFormat(language, { dateStyle, timeZone: 'UTC' }).format(Date.parse(day));

/** Returns a moment of these days as people of the language write it, with the time zone: they may be elsewhere. */
export const momentText = (language: Language, at: Date): string =>
  dateFormat(language, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: current.timeZone ?? 'UTC',
    timeZoneName: 'short',
  }).format(at);

/** Returns a weekday, 0 for Sunday, as people of the language call it. */
export const weekdayName = (language: Language, weekday: number): string =>
  // 4 January 1970 was a Sunday.
  dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + weekday));

/** Returns the day that it is in the shop at a time: '2026-01-31'. Without a time zone, days are those of UTC. */
export const shopDay = (at: Date): string =>
  // Swedes write dates as ISO 8601 does.
  kept(
    'day',
    () => new Intl.DateTimeFormat('sv-SE', { timeZone: current.timeZone ?? 'UTC' }),
  ).format(at);

/** Returns the day and the time that it is in the shop, as spreadsheets read it: '2026-01-31 23:59:59'. */
export const shopTime = (at: Date): string =>
  kept(
    'time',
    () =>
      new Intl.DateTimeFormat('sv-SE', {
        dateStyle: 'short',
        timeStyle: 'medium',
        timeZone: current.timeZone ?? 'UTC',
      }),
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
