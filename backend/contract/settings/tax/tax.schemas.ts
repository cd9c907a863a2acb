import { z } from 'zod';
import { refused } from '../../field-codes.ts';
import { FromVersion, Line, Lines, Money, Version, wholeNumber } from '../../parts.schemas.ts';
import { COUNTRIES } from '../place/countries.ts';
import { SHOP_LINES_MAX, SHOP_NAME_MAX } from '../shop/shop-limits.ts';
import {
  regionSpellings,
  TAX_BASES,
  TAX_CLASSES,
  TAX_NUMBER_MAX,
  TAX_RATE_MAX,
  TAX_RATES_MAX,
  TAX_REGION_MAX,
} from './tax.ts';

/** In thousandths of a percent. */
const rate = z.number().int();

const TaxRate = z.object({
  country: z.string(),
  region: z.string().optional(),
  class: z.enum(TAX_CLASSES),
  rate,
  from: z.string(),
});

/** The public part of the tax settings: `TaxTerms` and the shop's tax number. */
export const ShopTax = z.object({
  included: z.boolean(),
  region: z.string().optional(),
  number: z.string().optional(),
  rates: z.array(TaxRate),
});
export type ShopTax = z.output<typeof ShopTax>;

export const TaxSettings = ShopTax.extend({
  /** The seller on invoices; the shop's own name and address if absent. */
  sellerName: z.string().optional(),
  sellerAddress: z.string().optional(),
  /** `DEFAULT_TAX_BASIS` if absent. */
  basis: z.enum(TAX_BASES).optional(),
  version: Version,
});
export type TaxSettings = z.output<typeof TaxSettings>;

const PERCENT = 'Please enter a percentage from 0 to 100, with at most three decimals.';

const EditTaxRate = z.strictObject({
  country: z.enum(COUNTRIES, 'Please choose a country.'),
  region: Line.max(TAX_REGION_MAX, `Use at most ${TAX_REGION_MAX} characters.`).optional(),
  class: z.enum(TAX_CLASSES, 'Please choose what it is for.'),
  rate: wholeNumber(0, TAX_RATE_MAX, PERCENT),
  from: z.iso.date('Please enter a day.'),
});
type EditTaxRate = z.output<typeof EditTaxRate>;

/** Returns whether two rates would apply to the same goods from the same day on. */
function overlaps(one: EditTaxRate, other: EditTaxRate): boolean {
  const [mine, theirs] = [regionSpellings(one.region), regionSpellings(other.region)];
  const isSameRegion =
    mine.length === 0 ? theirs.length === 0 : mine.some((spelling) => theirs.includes(spelling));
  return (
    one.country === other.country &&
    one.class === other.class &&
    one.from === other.from &&
    isSameRegion
  );
}

const TaxRates = z
  .array(EditTaxRate)
  .max(TAX_RATES_MAX, `At most ${TAX_RATES_MAX} rates.`)
  .check(({ value, issues }) => {
    value.forEach((rate, at) => {
      const first = value.findIndex((other) => overlaps(rate, other));
      if (first === at) return;
      const message = `Rate ${first + 1} is for the same goods from the same day on.`;
      issues.push({
        code: 'custom',
        path: [at, 'from'],
        ...refused('duplicate', message),
        input: value,
      });
    });
  });

/** Absent or empty values are removed. */
export const TaxSection = z.strictObject({
  included: z.boolean(),
  region: Line.max(TAX_REGION_MAX).optional(),
  number: Line.max(TAX_NUMBER_MAX).optional(),
  sellerName: Line.max(SHOP_NAME_MAX).optional(),
  sellerAddress: Lines.max(SHOP_LINES_MAX).optional(),
  basis: z.enum(TAX_BASES).optional(),
  rates: TaxRates,
});

export const EditTaxBody = TaxSection.extend({ version: FromVersion });
export type EditTaxBody = z.input<typeof EditTaxBody>;

/** Without `rate`, the sum is not taxable. */
const TaxSum = z.object({ rate: rate.optional(), net: Money, tax: Money, gross: Money });

/** Absent if an order has no taxes. `gross` of all sums adds up to the total. */
export const Taxes = z.object({ included: z.boolean(), sums: z.array(TaxSum) });
