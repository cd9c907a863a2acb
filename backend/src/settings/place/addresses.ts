import { countryName } from '@book-store/contract/settings/delivery/delivery-countries';
import type { Address, AddressView } from '@book-store/contract/settings/place/address.schemas';
import { countryCodeOf } from '@book-store/contract/settings/place/country-of';
import type { z } from 'zod';
import type { StoredAddress } from '../../platform/documents/schema-parts.ts';
import type { Shop } from '../../platform/shop.ts';

/** Completes an address with its country's name, in the shop's language, and its code, if known. */
export function toStoredAddress(
  given: z.output<typeof Address>,
  { language }: Pick<Shop, 'language'>,
): AddressView {
  const { street, city, country, state, zipcode } = given;
  const code = countryCodeOf(given);
  const name = country ?? (code ? countryName(code, language) : '');
  return { street, city, country: name, ...(code && { countryCode: code }), state, zipcode };
}

/** Older addresses have only their country's name. */
export function toAddressView(stored: StoredAddress): AddressView {
  const { countryCode: _stored, ...address } = stored;
  const code = countryCodeOf(stored);
  return { ...address, ...(code && { countryCode: code }) };
}
