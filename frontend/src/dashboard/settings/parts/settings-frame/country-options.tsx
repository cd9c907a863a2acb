import { shopPlace } from '@book-store/contract/place';
import { countryName } from '@book-store/contract/settings/delivery/delivery-countries';
import { COUNTRIES } from '@book-store/contract/settings/place/countries';
import { languageNow, textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { dashboardTexts } from '../../../frame/use-dashboard-texts.ts';
import { neighboursOf } from './neighbours.ts';

/** Returns the name of a country, by its code (ISO 3166), as the dashboard writes it. */
export const countryNameNow = (code: string): string => countryName(code, languageNow());

/** Sorted by name. */
export function byName(codes: readonly string[]): string[] {
  const { compare } = new Intl.Collator(languageNow());
  return [...codes].sort((one, other) => compare(countryNameNow(one), countryNameNow(other)));
}

/** The shop's own country and its neighbours first, then all by name; as specified by name alone. */
export function byNearness(codes: readonly string[]): string[] {
  const { country } = shopPlace();
  const near = country && textsNow(dashboardTexts).isRefined ? neighboursOf(country) : undefined;
  if (!country || !near) return byName(codes);
  const first = [country, ...byName(near)].filter((code) => codes.includes(code));
  return [...first, ...byName(codes).filter((code) => !first.includes(code))];
}

export const CountryOptions = ({ of = COUNTRIES }: { of?: readonly string[] }) =>
  byNearness(of).map((code) => (
    <option key={code} value={code}>
      {countryNameNow(code)}
    </option>
  ));
