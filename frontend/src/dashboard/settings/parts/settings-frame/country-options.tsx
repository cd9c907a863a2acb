import { countryName } from '@book-store/contract/settings/delivery/delivery-countries';
import { COUNTRIES } from '@book-store/contract/settings/place/countries';
import { languageNow } from '../../../../lib/wording/storefront-texts.ts';

/** Returns the name of a country, by its code (ISO 3166), as the dashboard writes it. */
export const countryNameNow = (code: string): string => countryName(code, languageNow());

/** Sorted by name. */
export function byName(codes: readonly string[]): string[] {
  const { compare } = new Intl.Collator(languageNow());
  return [...codes].sort((one, other) => compare(countryNameNow(one), countryNameNow(other)));
}

export const CountryOptions = ({ of = COUNTRIES }: { of?: readonly string[] }) =>
  byName(of).map((code) => (
    <option key={code} value={code}>
      {countryNameNow(code)}
    </option>
  ));
