import { decimalsOf } from '../../currencies.ts';

/** Stripe counts these in hundredths, although they have no smaller unit. */
const IN_HUNDREDTHS = new Set(['ISK', 'UGX']);
/** Stripe counts these in whole units, although ISO 4217 gives them decimals. */
const IN_WHOLE_UNITS = new Set(['MGA']);

/** Returns Stripe's units per minor unit. */
function factorOf(currency: string): number {
  if (IN_HUNDREDTHS.has(currency)) return 100;
  return IN_WHOLE_UNITS.has(currency) ? 0.01 : 1;
}

/** Amounts must be multiples of this many minor units: with three decimals the last one must be 0. */
function stepOf(currency: string): number {
  if (IN_WHOLE_UNITS.has(currency)) return 100;
  return decimalsOf(currency) === 3 ? 10 : 1;
}

/** Rounds down to an amount that Stripe can move; in minor units. */
export const movableByStripe = (minor: number, currency: string): number =>
  minor - (minor % stepOf(currency));

/** Returns undefined for an amount that Stripe cannot move exactly. */
export const toStripeAmount = (minor: number, currency: string): number | undefined =>
  movableByStripe(minor, currency) === minor ? Math.round(minor * factorOf(currency)) : undefined;

export const fromStripeAmount = (amount: number, currency: string): number =>
  Math.round(amount / factorOf(currency));

/** The smallest charges in Stripe's units; it documents none for other currencies. */
const SMALLEST: Partial<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
};

/** In minor units. */
export const smallestCharge = (currency: string): number =>
  Math.max(fromStripeAmount(SMALLEST[currency] ?? 1, currency), stepOf(currency));

/** Returns the smallest amount from `minor` up that Stripe can charge exactly; in minor units. */
export function nextCharge(minor: number, currency: string): number {
  const step = stepOf(currency);
  return Math.max(Math.ceil(minor / step) * step, smallestCharge(currency));
}
