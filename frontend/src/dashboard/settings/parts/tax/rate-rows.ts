import { separators } from '@book-store/contract/place';
import { TAX_UNITS, type TaxClass } from '@book-store/contract/settings/tax/tax';
import type { EditTaxBody, TaxSettings } from '@book-store/contract/settings/tax/tax.schemas';

export type RateRow = {
  country: string;
  region: string;
  class: TaxClass;
  /** In percent. */
  rate: string;
  from: string;
};

/** At most three decimals, after a comma or a dot. */
export const PERCENT_PATTERN = '\\s*\\d{1,3}([.,]\\d{1,3})?\\s*%?\\s*';

/** Returns a percentage as it stands in a field: 7700 is '7.7', and '7,7' where decimals have a comma. */
export const percentInField = (rate: number): string =>
  String(rate / TAX_UNITS).replace('.', separators().decimal);

/** In thousandths of a percent. */
const toRate = (percent: string): number =>
  Math.round(Number(percent.replace('%', '').replace(',', '.').trim()) * TAX_UNITS);

type Stored = TaxSettings['rates'][number];

export const toRow = ({ country, region = '', class: of, rate, from }: Stored): RateRow => ({
  country,
  region,
  class: of,
  rate: percentInField(rate),
  from,
});

export const toRates = (rows: readonly RateRow[]): EditTaxBody['rates'] =>
  rows.map(({ country, region, class: of, rate, from }) => ({
    country,
    ...(region && { region }),
    class: of,
    rate: toRate(rate),
    from,
  }));

/** In the server's notation, so that a saved value does not count as changed. */
export const tidyRegion = (typed: string): string => typed.replace(/\s+/g, ' ').trim();
export function tidyPercent(typed: string): string {
  const rate = toRate(typed);
  return Number.isNaN(rate) ? typed : percentInField(rate);
}
