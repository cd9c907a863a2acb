import { TAX_CLASSES } from '@book-store/contract/settings/tax/tax';
import { percentInField, type RateRow } from './rate-rows.ts';

/** In thousandths of a percent: printed books, e-books and audiobooks, everything else. */
type Rates = readonly [books: number, digital: number, other: number];

/** The rates in force in November 2026 for the usual goods of a book shop. */
const COUNTRIES: Readonly<Record<string, Rates>> = {
  DE: [7000, 7000, 19_000],
  AT: [10_000, 10_000, 20_000],
  FR: [5500, 5500, 20_000],
  IT: [4000, 4000, 22_000],
  ES: [4000, 4000, 21_000],
  NL: [9000, 9000, 21_000],
  // E-books are exempt there, audiobooks are not.
  GB: [0, 20_000, 20_000],
  IE: [0, 0, 23_000],
  IN: [0, 5000, 18_000],
  CA: [5000, 5000, 5000],
  JP: [10_000, 10_000, 10_000],
};

/** Provinces with a harmonized sales tax; printed books are refunded its provincial part. */
const CANADIAN: readonly [region: string, rate: number][] = [
  ['ON, Ontario', 13_000],
  ['NB, New Brunswick', 15_000],
  ['NL, Newfoundland and Labrador', 15_000],
  ['PE, Prince Edward Island', 15_000],
  ['NS, Nova Scotia', 14_000],
];

export const READY_COUNTRIES: readonly string[] = Object.keys(COUNTRIES);

export function readyRows(country: string, from: string): RateRow[] {
  const own = (COUNTRIES[country] ?? []).map((rate, at) => ({
    country,
    region: '',
    class: TAX_CLASSES[at] ?? 'other',
    rate: percentInField(rate),
    from,
  }));
  if (country !== 'CA') return own;
  const regional = CANADIAN.flatMap(([region, rate]) =>
    (['digital', 'other'] as const).map((of) => ({
      country,
      region,
      class: of,
      rate: percentInField(rate),
      from,
    })),
  );
  return [...own, ...regional];
}
