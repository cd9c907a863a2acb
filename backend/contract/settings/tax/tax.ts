import { fold } from '../../fold.ts';
import { numberFormat, shopDay, shopPlace } from '../../place.ts';
import { isInEu } from '../place/eu.ts';

/** Categories with their own tax rates: printed books, e-books and audiobooks, everything else. */
export const TAX_CLASSES = ['books', 'digital', 'other'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/**
 * When tax is due: on the day on which the books go out or are collected, or on the day of the money. By delivery is
 * the rule of every country that we know; by payment is what it grants small businesses that ask for it.
 */
export const TAX_BASES = ['delivery', 'payment'] as const;
export type TaxBasis = (typeof TAX_BASES)[number];
export const DEFAULT_TAX_BASIS: TaxBasis = 'delivery';

/** Rates are in thousandths of a percent: 19 % is 19,000. */
export const TAX_UNITS = 1000;
export const TAX_RATE_MAX = 100 * TAX_UNITS;
export const TAX_RATES_MAX = 100;
export const TAX_REGION_MAX = 80;
export const TAX_NUMBER_MAX = 60;

/** Applies to deliveries to this place from the day `from`. */
export type TaxRate = {
  /** ISO 3166 alpha-2. */
  country: string;
  /** A state or province as written in addresses; alternative spellings are separated by commas. */
  region?: string | undefined;
  class: TaxClass;
  rate: number;
  /** A day such as '2026-01-31', in the shop's time zone. */
  from: string;
};

export type TaxTerms = {
  /** Whether prices include tax; otherwise it is added. */
  included: boolean;
  /** The shop's own state or province, for pick-up. */
  region?: string | undefined;
  rates: readonly TaxRate[];
};

/** The destination: the country code, if known, and the state as the customer wrote it. */
export type TaxAddress = { countryCode?: string | undefined; state: string };

/** The part of an order taxed at one rate, in minor units. Without `rate`, it is not taxable. */
export type TaxSum = { rate?: number | undefined; net: number; tax: number; gross: number };

/** `gross` of all sums adds up to the order's total. */
export type Taxes = { included: boolean; sums: TaxSum[] };

/** `amount` is for all copies of the line, in minor units. */
export type TaxedLine = { class: TaxClass; amount: number };

/** Returns the alternative spellings of a region, folded. */
export const regionSpellings = (region = ''): string[] =>
  region
    .split(',')
    .map((spelling) => fold(spelling).trim())
    .filter(Boolean);

/**
 * Returns the country whose rates apply. An unknown country counts as the shop's own; so does
 * another EU country until the owner has entered its rates.
 */
function taxedCountry(rates: readonly TaxRate[], address?: TaxAddress): string | undefined {
  const own = shopPlace().country;
  const country = address?.countryCode ?? own;
  if (!country || !own || rates.some((rate) => rate.country === country)) return country;
  return isInEu(country) && isInEu(own) ? own : country;
}

/**
 * Returns the rate of each class on a day; without an address, the shop's own. A region's rates
 * take precedence over its country's, later ones over earlier ones.
 */
function ratesOn(day: string, { rates, region }: TaxTerms, address?: TaxAddress) {
  const country = taxedCountry(rates, address);
  const regions = regionSpellings(address ? address.state : region);
  const isThere = (rate: TaxRate) =>
    !rate.region || regionSpellings(rate.region).some((spelling) => regions.includes(spelling));
  const ranked = rates
    .filter((rate) => rate.country === country && rate.from <= day && isThere(rate))
    .sort((one, other) => rankOf(one).localeCompare(rankOf(other)));
  return new Map(ranked.map(({ class: taxClass, rate }) => [taxClass, rate]));
}

const rankOf = ({ region, from }: TaxRate) => `${region ? 1 : 0} ${from}`;

/** Amounts in minor units. */
export type TaxedOrder = { lines: readonly TaxedLine[]; delivery: number };

/** Without an address, the shop's own applies. */
export type Taxation = { terms: TaxTerms; address?: TaxAddress | undefined; at: Date };

/**
 * Returns undefined if no line has a rate. Delivery is taxed in proportion to the lines. Tax is
 * rounded once per rate.
 */
export function taxesOf(
  { lines, delivery }: TaxedOrder,
  { terms, address, at }: Taxation,
): Taxes | undefined {
  const rates = ratesOn(shopDay(at), terms, address);
  const amounts = new Map<number | undefined, number>();
  for (const { class: taxClass, amount } of lines) {
    const rate = rates.get(taxClass);
    amounts.set(rate, (amounts.get(rate) ?? 0) + amount);
  }
  const known = [...amounts.keys()].filter((rate) => rate !== undefined);
  if (known.length === 0) return undefined;
  const goods = [...amounts.values()];
  const fees = splitAmount(delivery, goods);
  const sums = [...amounts.keys()].map((rate, index) => {
    const amount = (goods[index] ?? 0) + (fees[index] ?? 0);
    return taxSum(amount, rate, terms.included);
  });
  return {
    included: terms.included,
    sums: sums.sort((one, other) => placeOf(one) - placeOf(other)),
  };
}

/** Untaxed sums come last. */
const placeOf = ({ rate = Number.POSITIVE_INFINITY }: TaxSum) => rate;

/** The tax of an amount at a rate, which includes it or to which it is added; without a rate there is none. */
export function taxSum(amount: number, rate: number | undefined, included: boolean): TaxSum {
  if (rate === undefined) return { net: amount, tax: 0, gross: amount };
  if (included) {
    const tax = rounded(amount, rate, TAX_RATE_MAX + rate);
    return { rate, net: amount - tax, tax, gross: amount };
  }
  const tax = rounded(amount, rate, TAX_RATE_MAX);
  return { rate, net: amount, tax, gross: amount + tax };
}

/** Returns `amount * part / whole`, rounded half up. Uses BigInt, because such products exceed safe integers. */
export function rounded(amount: number, part: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

/** Splits an amount by weights so that the parts add up to it (largest remainder method). */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map((_, at) => (at === 0 ? amount : 0));
  const shares = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = shares.map((share) => Number(share / total));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const largest = shares
    .map((share, at) => ({ at, remainder: share % total }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.at - other.at);
  for (const { at } of largest.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

/** Returns the tax not included in the prices. */
export const addedTax = (taxes: Taxes | undefined): number =>
  taxes && !taxes.included ? taxes.sums.reduce((sum, { tax }) => sum + tax, 0) : 0;

/** Formats a rate for people: '7%', '8.875%'. */
export const percentText = (rate: number): string =>
  numberFormat({ style: 'percent', maximumFractionDigits: 3 }).format(rate / TAX_RATE_MAX);
