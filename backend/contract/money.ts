import { decimalsOf, scaleOf } from './currencies.ts';
import type { FieldValues } from './field-codes.ts';
import { numberFormat, shopPlace } from './place.ts';

/**
 * Amounts are whole minor units (cents) everywhere inside the server. Only here do they become what the wire and
 * browsers, files and people have, and back.
 */

/** Returns how many decimals an amount has. */
export const decimals = (): number => shopPlace().decimals;

const RULES = {
  0: 'no decimals',
  2: 'at most two decimals',
  3: 'at most three decimals',
};
/** Returns what people are told of an amount with more decimals than the shop's currency. */
export const decimalsRule = (): string => RULES[shopPlace().decimals];

const minorUnits = () => 10 ** decimals();

/** Returns the maximum price of a book, in minor units. */
export const priceMax = (currency = shopPlace().currency): number =>
  10_000 * scaleOf(currency) * 10 ** decimalsOf(currency);

/** Returns what people are told of a price above the maximum, or of another amount that is said by `what`. */
export const highestRule = (what = 'A price is'): string =>
  `${what} at most ${formatWhole(priceMax())}.`;

/** Below this, a difference comes from the binary fractions that a caller has added up. */
const TOLERANCE = 1e-8;

/**
 * Returns an amount of the wire in minor units: 12.3 becomes 1230. Never rounds: 12.345 becomes 1234.5, which
 * no schema lets in.
 */
export function toMinor(amount: number): number {
  const units = minorUnits();
  const minor = Math.round(amount * units);
  return Math.abs(minor / units - amount) < TOLERANCE ? minor : amount * units;
}

/** Returns minor units as the wire has them: 1230 becomes 12.3. */
export const toMajor = (minor: number): number => minor / minorUnits();

/** Returns amounts as the values of an invalid field have them: as the wire has amounts, with their currency. */
export const amountValues = (minor: Readonly<Record<string, number>>): FieldValues => ({
  ...Object.fromEntries(Object.entries(minor).map(([name, amount]) => [name, toMajor(amount)])),
  currency: shopPlace().currency,
});

/** Returns minor units as those of a currency with other decimals: the same number, where it fits; something is never nothing. */
export function rescale(minor: number, from: number, to: number): number {
  const scaled = Math.round(minor * 10 ** (to - from));
  return scaled === 0 ? Math.sign(minor) : scaled;
}

/** Returns minor units as files, forms and `totalPrice` of an order have them: 123450 becomes '1234.50'. */
export const toMoneyText = (minor: number): string => toMajor(minor).toFixed(decimals());

/** Returns the format of amounts; the currency's own decimals are not always those that `Intl` knows. */
const amounts = (fractionDigits: number) =>
  numberFormat({
    style: 'currency',
    currency: shopPlace().currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });

/** Returns minor units as people read them, on screens, in mails and on paper: 123450 becomes '$1,234.50'. */
export const formatMoney = (minor: number): string => inFormat(minor, amounts(decimals()));

/** Returns what an amount changes by, as people read it: '+$5.00', '−$5.00'. */
export const formatChange = (minor: number): string =>
  minor > 0 ? `+${formatMoney(minor)}` : formatMoney(minor);

/** Returns an amount without decimals as people read it: '$10'. */
export const formatWhole = (minor: number): string => inFormat(minor, amounts(0));

/** Returns minor units in a format; below zero with a minus sign, where many locales have a hyphen. */
export function inFormat(minor: number, format: Intl.NumberFormat): string {
  // Not `-0`, which has a sign.
  if (minor >= 0) return format.format(Math.abs(toMajor(minor)));
  return format
    .formatToParts(toMajor(minor))
    .map(({ type, value }) => (type === 'minusSign' ? '−' : value))
    .join('');
}
