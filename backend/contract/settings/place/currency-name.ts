import { shopPlace } from '../../place.ts';
import type { Language } from '../../storefront.ts';

/** The name of the shop's currency: 'US dollars'. */
export function currencyName(language: Language = 'en'): string {
  const { currency } = shopPlace();
  const named = { style: 'currency', currency, currencyDisplay: 'name' } as const;
  const parts = new Intl.NumberFormat(language, named).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
