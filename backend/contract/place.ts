import { decimalsOf, scaleOf } from './currencies.ts';
import type { Language } from './storefront.ts';

/** Where the shop is, and how it formats amounts, dates and order numbers. */
export type ShopPlace = {
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** ISO 4217. */
  currency: string;
  /** BCP 47; for numbers and dates. */
  locale: string;
  /** IANA name; browsers use their own without one. */
  timeZone?: string | undefined;
  /** See `PriceRules`. */
  lowestPrices?: true | undefined;
  fixedPrices?: true | undefined;
  /** Defaults to `ORDER_PREFIX`; may be empty. */
  orderPrefix?: string | undefined;
};

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
 * Returns the place of this process's or page's shop, with its currency's decimals and scale (`scaleOf`);
 * inside `inPlace`, the place given there.
 */
export const shopPlace = (): Readonly<Omit<typeof current, 'formats' | 'text' | 'place'>> =>
  current;

export function setShopPlace(place: Readonly<ShopPlace> = DEFAULT_PLACE) {
  current = JSON.stringify(place) === current.text ? { ...current, place } : ofPlace(place);
}

type Synchronous<Result> = Result extends PromiseLike<unknown> ? never : Result;

/**
 * Runs a function with the place of one call, even if the process's has changed since, so that a request is
 * read and answered in the same currency. The function must be synchronous.
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

/** Cached, because creating a format is slow. */
function kept<Format>(key: string, make: () => Format): Format {
  const format = (current.formats.get(key) as Format | undefined) ?? make();
  current.formats.set(key, format);
  return format;
}

/** Always in Latin digits, which every form can parse. */
export const numberFormat = (options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  kept(
    `number ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(current.locale, { numberingSystem: 'latn', ...options }),
  );

/** Combines a language with the shop's country: English in a German shop is 'en-DE'. */
export const localeFor = (language: Language): string =>
  kept(`locale ${language}`, () => {
    const own = new Intl.Locale(current.locale);
    if (own.language === language) return current.locale;
    const { region } = own.maximize();
    return region ? `${language}-${region}` : language;
  });

/** Formats dates in a language, in the style of the shop's locale and by default in its time zone. */
export const dateFormat = (
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat =>
  kept(`date ${language} ${JSON.stringify(options)}`, () => {
    const { timeZone } = current;
    const own = { numberingSystem: 'latn', ...(timeZone && { timeZone }) };
    return new Intl.DateTimeFormat(localeFor(language), { ...own, ...options });
  });

/** Formats a day such as '2026-01-31'. */
export const dayText = (
  language: Language,
  day: string,
  dateStyle: 'long' | 'medium' = 'long',
): string => dateFormat(language, { dateStyle, timeZone: 'UTC' }).format(Date.parse(day));

/** Formats a recent time with its time zone, because readers may be elsewhere. */
export const momentText = (language: Language, at: Date): string =>
  dateFormat(language, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: current.timeZone ?? 'UTC',
    timeZoneName: 'short',
  }).format(at);

/** 0 is Sunday. */
export const weekdayName = (language: Language, weekday: number): string =>
  // 4 January 1970 was a Sunday.
  dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + weekday));

/** Returns the shop's day at a time: '2026-01-31'. Without a time zone, days are in UTC. */
export const shopDay = (at: Date): string =>
  // The Swedish locale formats dates as ISO 8601.
  kept(
    'day',
    () => new Intl.DateTimeFormat('sv-SE', { timeZone: current.timeZone ?? 'UTC' }),
  ).format(at);

/** Returns the shop's local time as spreadsheets read it: '2026-01-31 23:59:59'. */
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

/** Returns when a day such as '2026-01-31' starts in the shop's time zone. */
export function startOfDay(day: string): Date {
  // No time zone is further from UTC than 15 hours, and offsets are whole minutes.
  let before = Date.parse(day) / MINUTE_MS - 15 * 60;
  let from = before + 30 * 60;
  while (from - before > 1) {
    const between = Math.floor((before + from) / 2);
    if (shopDay(new Date(between * MINUTE_MS)) < day) before = between;
    else from = between;
  }
  return new Date(from * MINUTE_MS);
}

/** Returns the locale's thousands and decimal separators. */
export const separators = (): { group: string; decimal: string } =>
  kept('separators', () => {
    const parts = numberFormat({ minimumFractionDigits: 1, useGrouping: true }).formatToParts(
      1_234_567.5,
    );
    const sign = (type: string) => parts.find((part) => part.type === type)?.value;
    return { group: sign('group') ?? '', decimal: sign('decimal') ?? '.' };
  });
