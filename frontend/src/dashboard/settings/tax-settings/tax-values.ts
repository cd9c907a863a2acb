import { SHOP_LINES_MAX, SHOP_NAME_MAX } from '@book-store/contract/settings/shop/shop-limits';
import {
  TAX_NUMBER_MAX,
  TAX_REGION_MAX,
  type TaxClass,
} from '@book-store/contract/settings/tax/tax';
import type { EditTaxBody, TaxSettings } from '@book-store/contract/settings/tax/tax.schemas';
import type { FieldSpec } from '../../../kit/fields/field.tsx';
import type { FieldsOf } from '../../../kit/forms/use-edit-form.ts';
import { countryInEnglish } from '../parts/settings-frame/country-options.tsx';
import {
  PERCENT_PATTERN,
  PERCENT_RULE,
  type RateRow,
  tidyPercent,
  tidyRegion,
  toRates,
  toRow,
} from '../parts/tax/rate-rows.ts';

export const CLASS_NAMES: Readonly<Record<TaxClass, string>> = {
  books: 'Books',
  digital: 'E-books and audio',
  other: 'Everything else',
};

export const INCLUDED = { yes: 'Include the tax', no: 'The tax is added at the checkout' };

export const valuesOf = (settings: TaxSettings) => ({
  included: (settings.included ? 'yes' : 'no') as keyof typeof INCLUDED,
  rates: settings.rates.map(toRow),
  region: settings.region ?? '',
  number: settings.number ?? '',
  sellerName: settings.sellerName ?? '',
  sellerAddress: settings.sellerAddress ?? '',
});
export type TaxValues = ReturnType<typeof valuesOf>;

/** What the rates of the list are known by. */
export const KEYS = {
  rates: ({ country, region, class: of, from }: RateRow) => [country, region, of, from].join('\n'),
};

/** Returns rates as people say them, a line each. */
const ratesInWords = (rows: readonly RateRow[]): string =>
  rows
    .map(({ country, region, class: of, rate, from }) => {
      const where = [country && countryInEnglish(country), region].filter(Boolean).join(', ');
      return `${where}: ${CLASS_NAMES[of]} ${rate} % from ${from}`;
    })
    .join('\n');

const fieldsOfRate = (at: number): Record<string, FieldSpec> => {
  const of = `Rate ${at + 1}`;
  return {
    [`rates.${at}.country`]: { of, label: 'Country', required: true },
    [`rates.${at}.region`]: {
      of,
      label: 'State',
      optional: true,
      maxLength: TAX_REGION_MAX,
      placeholder: 'NY, New York',
      tidy: tidyRegion,
    },
    [`rates.${at}.class`]: { of, label: 'For' },
    [`rates.${at}.rate`]: {
      of,
      label: 'Percent',
      inputMode: 'decimal',
      required: true,
      pattern: PERCENT_PATTERN,
      title: PERCENT_RULE,
      autoComplete: 'off',
      tidy: tidyPercent,
    },
    [`rates.${at}.from`]: { of, label: 'From', type: 'date', required: true },
  };
};

/** Returns what is said of each field. */
export const fieldsOf = ({ rates }: TaxValues): FieldsOf<TaxValues> => ({
  ...Object.assign({}, ...rates.map((_rate, at) => fieldsOfRate(at))),
  included: { label: 'Prices', shows: (included: keyof typeof INCLUDED) => INCLUDED[included] },
  rates: { label: 'Rates', shows: ratesInWords },
  region: {
    label: 'State or province of the shop',
    optional: true,
    maxLength: TAX_REGION_MAX,
    hint: 'For what is picked up or sold in the shop, where rates differ by state.',
  },
  number: {
    label: 'Tax number',
    optional: true,
    maxLength: TAX_NUMBER_MAX,
    hint: 'Printed on receipts and invoices.',
  },
  sellerName: {
    label: 'Seller on invoices',
    optional: true,
    maxLength: SHOP_NAME_MAX,
    hint: 'The legal name. Without one, invoices have the name of the shop.',
  },
  sellerAddress: {
    label: 'Address of the seller',
    optional: true,
    rows: 3,
    maxLength: SHOP_LINES_MAX,
    hint: 'Without one, invoices have the address of the shop.',
  },
});

/** Returns the request for what is typed. */
export const toEditBody = (
  { included, rates, ...texts }: TaxValues,
  version: number,
): EditTaxBody => ({ ...texts, included: included === 'yes', rates: toRates(rates), version });
