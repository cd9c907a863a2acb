import { countryName } from '@book-store/contract/settings/delivery/delivery-countries';
import { looksLikePostcode } from '@book-store/contract/settings/place/postcodes';
import { useRef } from 'react';
import { invalid } from '../../../kit/forms/form-constraints.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import type { Ways } from '../parts/checkout/use-ways.ts';

/**
 * Returns a function that throws once what is unusual about a postcode. Whoever sends the same one again knows
 * better.
 */
export function usePostcodeWarning(postcode: string, { isPickUp, country }: Ways) {
  const words = useTexts(checkoutTexts);
  const language = useLanguage();
  const warned = useRef<string>(undefined);
  return () => {
    // Where it may be left out, its form says whether it has to be there.
    const typed = postcode.trim();
    if (isPickUp || !country || !typed || looksLikePostcode(typed, country)) return;
    const seen = `${country} ${postcode}`;
    if (warned.current === seen) return;
    warned.current = seen;
    const message = words.postcode(countryName(country, language));
    throw invalid([{ path: 'address.zipcode', message }]);
  };
}
