import { decimalsOf, scaleOf } from './currencies.ts';
import type { FieldValues } from './field-codes.ts';
import { numberFormat, shopPlace } from './place.ts';

/**
 * Amounts are whole minor units (cents) everywhere inside the server. Only this file converts them from and to
 * what the wire, browsers, files and people use.
 */

export const decimals = (): number => shopPlace().decimals;

const RULES = {
  0: 'no decimals',
  2: 'at most two decimals',
  3: 'at most three decimals',
};
export const decimalsRule = (): string => RULES[shopPlace().decimals];

const minorUnits = () => 10 ** decimals();

/** In minor units. */
export const priceMax = (currency = shopPlace().currency): number =>
  10_000 * scaleOf(currency) * 10 ** decimalsOf(currency);

/** The message for an amount above the maximum; `what` is its subject. */
export const highestRule = (what = 'A price is'): string =>
  `${what} at most ${formatWhole(priceMax())}.`;

/** A smaller difference is a rounding error of binary fractions. */
const TOLERANCE = 1e-8;

/** 12.3 becomes 1230. Never rounds: 12.345 becomes 1234.5, which every schema refuses. */
export function toMinor(amount: number): number {
  const units = minorUnits();
  const minor = Math.round(amount * units);
  return Math.abs(minor / units - amount) < TOLERANCE ? minor : amount * units;
}

/** 1230 becomes 12.3. */
export const toMajor = (minor: number): number => minor / minorUnits();

/** Amounts as `values` of a field's error: in major units, with their currency. */
export const amountValues = (minor: Readonly<Record<string, number>>): FieldValues => ({
  ...Object.fromEntries(Object.entries(minor).map(([name, amount]) => [name, toMajor(amount)])),
  currency: shopPlace().currency,
});

/**
 * Converts minor units to a currency with other decimals. Keeps the number where it fits, and never makes a
 * non-zero amount zero.
 */
export function rescale(minor: number, from: number, to: number): number {
  const scaled = Math.round(minor * 10 ** (to - from));
  return scaled === 0 ? Math.sign(minor) : scaled;
}

/** 123450 becomes '1234.50', for files, forms and `totalPrice` of an order. */
export const toMoneyText = (minor: number): string => toMajor(minor).toFixed(decimals());

/** The currency's decimals are not always those that `Intl` knows. */
const amounts = (fractionDigits: number) =>
  numberFormat({
    style: 'currency',
    currency: shopPlace().currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });

/** 123450 becomes '$1,234.50'. */
export const formatMoney = (minor: number): string => inFormat(minor, amounts(decimals()));

/** '+$5.00', '−$5.00'. */
export const formatChange = (minor: number): string =>
  minor > 0 ? `+${formatMoney(minor)}` : formatMoney(minor);

/** '$10'. */
export const formatWhole = (minor: number): string => inFormat(minor, amounts(0));

/** Uses a minus sign for negative amounts, where many locales use a hyphen. */
export function inFormat(minor: number, format: Intl.NumberFormat): string {
  // Avoids `-0`, which is formatted with a sign.
  if (minor >= 0) return format.format(Math.abs(toMajor(minor)));
  return format
    .formatToParts(toMajor(minor))
    .map(({ type, value }) => (type === 'minusSign' ? '−' : value))
    .join('');
}
