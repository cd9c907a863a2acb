import {
  countryName,
  usualCountryOf,
} from '@book-store/contract/settings/delivery/delivery-countries';
import { useShopQuery } from '../../api/calls/shop-api.ts';
import { useLanguage } from '../../lib/wording/storefront-texts.ts';

/** Returns the name of the country that most orders go to: the only one that the shop delivers to, or its own. */
export function useUsualCountry(): string | undefined {
  const { data: shop } = useShopQuery();
  const language = useLanguage();
  const code = shop && usualCountryOf(shop.ways, shop.place?.country);
  return code && countryName(code, language);
}
