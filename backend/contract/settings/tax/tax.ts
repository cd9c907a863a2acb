import { fold } from '../../fold.ts';
import { numberFormat, shopDay, shopPlace } from '../../place.ts';
import { isInEu } from '../place/eu.ts';

/** What has a rate of its own: printed books, e-books and audiobooks, everything else. */
export const TAX_CLASSES = ['books', 'digital', 'other'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** A rate is counted in thousandths of a percent: 19 % is 19,000. */
export const TAX_UNITS = 1000;
export const TAX_RATE_MAX = 100 * TAX_UNITS;
export const TAX_RATES_MAX = 100;
export const TAX_REGION_MAX = 80;
export const TAX_NUMBER_MAX = 60;

/** A row of the owner's: from `from` on, what is delivered there is taxed with `rate`. */
export type TaxRate = {
  /** ISO 3166, two letters. */
  country: string;
  /** A state or province, as addresses have it; several spellings have commas between them. */
  region?: string | undefined;
  class: TaxClass;
  rate: number;
  /** A day such as '2026-01-31', in the shop's time zone. */
  from: string;
};

/** How a shop taxes. */
export type TaxTerms = {
  /** Whether the prices have the tax in them; otherwise it is added. */
  included: boolean;
  /** The state or province of the shop, for what is picked up there. */
  region?: string | undefined;
  rates: readonly TaxRate[];
};

/** Where something is delivered: the code of the country, if it is known, and the state as a customer has written it. */
export type TaxAddress = { countryCode?: string | undefined; state: string };

/** What an order comes to at one rate, in minor units. Without a rate, it is what no tax is due on. */
export type TaxSum = { rate?: number | undefined; net: number; tax: number; gross: number };

/** The tax of an order. Its sums are all that it comes to: their `gross` adds up to the total. */
export type Taxes = { included: boolean; sums: TaxSum[] };

/** A line, with what all its copies cost in minor units. */
export type TaxedLine = { class: TaxClass; amount: number };

/** Returns the spellings of a region, folded. */
export const regionSpellings = (region = ''): string[] =>
  region
    .split(',')
    .map((spelling) => fold(spelling).trim())
    .filter(Boolean);

/**
 * Returns the country whose rates are due. One that nobody knows is taken for the shop's own; and within the EU,
 * until its owner has entered the rates of another country, a shop charges its own.
 */
function taxedCountry(rates: readonly TaxRate[], address?: TaxAddress): string | undefined {
  const own = shopPlace().country;
  const country = address?.countryCode ?? own;
  if (!country || !own || rates.some((rate) => rate.country === country)) return country;
  return isInEu(country) && isInEu(own) ? own : country;
}

/**
 * Returns the rate of each class on a day; without an address, that of the shop itself. A region's own rates come
 * before those of its country, later ones before earlier ones.
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

/** What an order consists of, in minor units. */
export type TaxedOrder = { lines: readonly TaxedLine[]; delivery: number };

/** How, where and when an order is taxed; without an address, as the shop itself. */
export type Taxation = { terms: TaxTerms; address?: TaxAddress | undefined; at: Date };

/**
 * Returns the tax of an order that is placed at a time, or undefined where none of its lines has a rate. Delivery
 * follows the lines by their share. The tax is rounded once for each rate.
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

/** What is not taxed comes last. */
const placeOf = ({ rate = Number.POSITIVE_INFINITY }: TaxSum) => rate;

function taxSum(amount: number, rate: number | undefined, included: boolean): TaxSum {
  if (rate === undefined) return { net: amount, tax: 0, gross: amount };
  if (included) {
    const tax = rounded(amount, rate, TAX_RATE_MAX + rate);
    return { rate, net: amount - tax, tax, gross: amount };
  }
  const tax = rounded(amount, rate, TAX_RATE_MAX);
  return { rate, net: amount, tax, gross: amount + tax };
}

/** Returns `amount * part / whole`, rounded half up; such products are too large for exact numbers. */
export function rounded(amount: number, part: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

/** Returns the parts of an amount split by weights, which add up to it (largest remainder). */
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

/** Returns the tax that an order's prices do not have in them. */
export const addedTax = (taxes: Taxes | undefined): number =>
  taxes && !taxes.included ? taxes.sums.reduce((sum, { tax }) => sum + tax, 0) : 0;

/** Returns a rate as people read it: '7%', '8.875%'. */
export const percentText = (rate: number): string =>
  numberFormat({ style: 'percent', maximumFractionDigits: 3 }).format(rate / TAX_RATE_MAX);
