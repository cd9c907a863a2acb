import { addressForm } from '@book-store/contract/settings/place/address-forms';
import { SHOP_LINES_MAX, SHOP_NAME_MAX } from '@book-store/contract/settings/shop/shop-limits';
import {
  DEFAULT_TAX_BASIS,
  TAX_NUMBER_MAX,
  TAX_REGION_MAX,
  type TaxBasis,
} from '@book-store/contract/settings/tax/tax';
import type { EditTaxBody, TaxSettings } from '@book-store/contract/settings/tax/tax.schemas';
import type { FieldSpec } from '../../../kit/fields/field.tsx';
import type { FieldsOf } from '../../../kit/forms/use-edit-form.ts';
import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import { countryNameNow } from '../parts/settings-frame/country-options.tsx';
import {
  PERCENT_PATTERN,
  type RateRow,
  tidyPercent,
  tidyRegion,
  toRates,
  toRow,
} from '../parts/tax/rate-rows.ts';
import type { placeTexts } from '../place-texts.ts';

type TaxTexts = TextsOf<typeof placeTexts>['tax'];
type Included = keyof TaxTexts['included'];

export const valuesOf = (settings: TaxSettings) => ({
  included: (settings.included ? 'yes' : 'no') as Included,
  rates: settings.rates.map(toRow),
  basis: settings.basis ?? DEFAULT_TAX_BASIS,
  region: settings.region ?? '',
  number: settings.number ?? '',
  sellerName: settings.sellerName ?? '',
  sellerAddress: settings.sellerAddress ?? '',
});
export type TaxValues = ReturnType<typeof valuesOf>;

export const KEYS = {
  rates: ({ country, region, class: of, from }: RateRow) => [country, region, of, from].join('\n'),
};

/** Whether taxes may differ by state: where addresses have one. */
export const hasStates = (country: string | undefined): boolean =>
  Boolean(country) && addressForm(country).state !== 'none';

/** One line each, for the comparison of two edits. */
const ratesInWords = (rows: readonly RateRow[], texts: TaxTexts): string =>
  rows
    .map(({ country, region, class: of, rate, from }) => {
      const where = [country && countryNameNow(country), region].filter(Boolean).join(', ');
      return texts.rateInWords(where, texts.classes[of], rate, from);
    })
    .join('\n');

const fieldsOfRate = (at: number, texts: TaxTexts): Record<string, FieldSpec> => {
  const of = texts.rate(at + 1);
  return {
    [`rates.${at}.country`]: { of, label: texts.country, required: true },
    [`rates.${at}.region`]: {
      of,
      label: texts.state,
      optional: true,
      maxLength: TAX_REGION_MAX,
      placeholder: 'NY, New York',
      tidy: tidyRegion,
    },
    [`rates.${at}.class`]: { of, label: texts.class },
    [`rates.${at}.rate`]: {
      of,
      label: texts.percent,
      inputMode: 'decimal',
      required: true,
      pattern: PERCENT_PATTERN,
      title: texts.percentRule,
      autoComplete: 'off',
      tidy: tidyPercent,
    },
    [`rates.${at}.from`]: { of, label: texts.from, type: 'date', required: true },
  };
};

export const fieldsOf = ({ rates }: TaxValues, texts: TaxTexts): FieldsOf<TaxValues> => ({
  ...Object.assign({}, ...rates.map((_rate, at) => fieldsOfRate(at, texts))),
  included: { label: texts.prices, shows: (included: Included) => texts.included[included] },
  rates: { label: texts.rates, shows: (rows: readonly RateRow[]) => ratesInWords(rows, texts) },
  basis: {
    label: texts.basis,
    hint: texts.basisHint,
    shows: (basis: TaxBasis) => texts.bases[basis],
  },
  region: {
    label: texts.region,
    optional: true,
    maxLength: TAX_REGION_MAX,
    hint: texts.regionHint,
  },
  number: {
    label: texts.number,
    optional: true,
    maxLength: TAX_NUMBER_MAX,
    hint: texts.numberHint,
  },
  sellerName: {
    label: texts.sellerName,
    optional: true,
    maxLength: SHOP_NAME_MAX,
    hint: texts.sellerNameHint,
  },
  sellerAddress: {
    label: texts.sellerAddress,
    optional: true,
    rows: 3,
    maxLength: SHOP_LINES_MAX,
    hint: texts.sellerAddressHint,
  },
});

export const toEditBody = (
  { included, rates, ...texts }: TaxValues,
  version: number,
): EditTaxBody => ({ ...texts, included: included === 'yes', rates: toRates(rates), version });
