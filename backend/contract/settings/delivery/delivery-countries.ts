import { displayNames } from '../../display-names.ts';
import { localeFor } from '../../place.ts';
import type { Language } from '../../storefront.ts';
import type { DeliveryWay } from './delivery.ts';

/** Cached, because sorting a list of all countries asks for thousands of names. */
let known = { locale: '', names: new Map<string, string>() };

/** Returns a country's name, in the shop's locale if that has the given language. */
export function countryName(code: string, language: Language): string {
  const locale = localeFor(language);
  if (known.locale !== locale) known = { locale, names: new Map() };
  const name = known.names.get(code) ?? displayNames(locale, { type: 'region' }).of(code) ?? code;
  known.names.set(code, name);
  return name;
}

/** Returns the country of an address in a language; an unknown one as it was written. */
export const countryOfAddress = (
  { country, countryCode }: { country: string; countryCode?: string | null | undefined },
  language: Language,
): string => (countryCode ? countryName(countryCode, language) : country);

/** Returns whether a way delivers to a country; an unknown country gets only ways that go everywhere. */
export const serves = ({ kind, countries }: DeliveryWay, code: string | undefined): boolean =>
  kind !== 'pick-up' && (countries.length === 0 || countries.includes(code ?? ''));

/** Includes pick-up. */
export const waysTo = (ways: readonly DeliveryWay[], code: string | undefined): DeliveryWay[] =>
  ways.filter((way) => way.kind === 'pick-up' || serves(way, code));

/** Returns undefined if the shop delivers everywhere. */
export function countriesOf(ways: readonly DeliveryWay[]): string[] | undefined {
  const bringing = ways.filter(({ kind }) => kind !== 'pick-up');
  const isLimited = bringing.length > 0 && bringing.every(({ countries }) => countries.length > 0);
  return isLimited ? [...new Set(bringing.flatMap(({ countries }) => countries))] : undefined;
}

/**
 * Returns the likely country of an order: the only one that the shop delivers to, or its own if it delivers there;
 * undefined if neither is known.
 */
export function usualCountryOf(
  ways: readonly DeliveryWay[],
  own: string | undefined,
): string | undefined {
  const countries = countriesOf(ways) ?? [own];
  return countries.length === 1 ? countries[0] : countries.find((code) => code === own);
}

/** Returns the country for which promises are shown before a customer has named one; '' if that is any. */
export const shownCountryOf = (ways: readonly DeliveryWay[], own: string | undefined): string =>
  usualCountryOf(ways, own) ?? countriesOf(ways)?.[0] ?? '';
