import { countryName } from '@book-store/contract/delivery-countries';
import { looksLikePostcode } from '@book-store/contract/postcodes';
import { useRef } from 'react';
import { invalid } from '../../kit/forms/form-constraints.ts';
import type { Ways } from './use-ways.ts';

/**
 * Returns a function that throws once what is unusual about a postcode. Whoever sends the same one again knows
 * better.
 */
export function usePostcodeWarning(postcode: string, { isPickUp, country }: Ways) {
  const warned = useRef<string>(undefined);
  return () => {
    if (isPickUp || !country || looksLikePostcode(postcode, country)) return;
    const seen = `${country} ${postcode}`;
    if (warned.current === seen) return;
    warned.current = seen;
    const message = `Postcodes of ${countryName(country)} usually look different. If this one is right, place the order again.`;
    throw invalid([{ path: 'address.zipcode', message }]);
  };
}
