import { countryOfAddress } from '@book-store/contract/settings/delivery/delivery-countries';
import type { AddressView } from '@book-store/contract/settings/place/address.schemas';
import {
  addressForm,
  isZipcodeFirst,
  type Need,
} from '@book-store/contract/settings/place/address-forms';
import { countryCodeOf, countryOf } from '@book-store/contract/settings/place/country-of';
import type { Language } from '@book-store/contract/storefront';
import { languageNow } from '../../lib/wording/storefront-texts.ts';

export type Address = AddressView;
export const ADDRESS_PARTS = ['street', 'city', 'zipcode', 'state', 'country'] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];
/** What stands in the fields of an address, by its parts. */
export type AddressParts = Record<AddressPart, string>;

/** Returns what stands in the fields for an address, or for none; countries have the names of the language. */
export const partsOf = (address?: Address, language: Language = languageNow()): AddressParts => ({
  street: address?.street ?? '',
  city: address?.city ?? '',
  zipcode: address?.zipcode ?? '',
  state: address?.state ?? '',
  country: address ? countryOfAddress(address, language) : '',
});

/** Returns the parts of an address in the order in which people in its country write them. */
export function partsInOrder(country: string): readonly AddressPart[] {
  if (!isZipcodeFirst(countryOf(country))) return ADDRESS_PARTS;
  return ['street', 'zipcode', 'city', 'state', 'country'];
}

/**
 * Returns which parts an address in a country has, as it is written there, and whether they are needed. What is stored
 * stays to be seen, even if there is no such part.
 */
export function partsIn(
  country: string,
  stored?: Pick<Address, 'state' | 'zipcode'>,
): Record<AddressPart, Need> {
  const form = addressForm(countryOf(country));
  const need = (part: 'state' | 'zipcode') =>
    form[part] === 'none' && stored?.[part] ? 'optional' : form[part];
  return {
    street: 'required',
    city: 'required',
    zipcode: need('zipcode'),
    state: need('state'),
    country: 'required',
  };
}

/** Returns the address that the fields hold, without parts that it does not have in its country. */
export function addressOf(
  typed: AddressParts,
  stored?: Pick<Address, 'state' | 'zipcode'>,
): Address {
  const country = typed.country.trim();
  const parts = partsIn(country, stored);
  const text = (part: AddressPart) => (parts[part] === 'none' ? '' : typed[part].trim());
  const countryCode = countryOf(country);
  return {
    street: text('street'),
    city: text('city'),
    country,
    ...(countryCode && { countryCode }),
    state: text('state'),
    zipcode: text('zipcode'),
  };
}

/** Returns whether two addresses are the same, whatever their country is called. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  countryCodeOf(one) === countryCodeOf(other) &&
  ADDRESS_PARTS.every(
    (part) => one[part] === other[part] || (part === 'country' && countryCodeOf(one)),
  );
