import { hasStates } from '@book-store/contract/address';
import { countryOf } from '@book-store/contract/country-of';
import type { DeliveryWay } from '@book-store/contract/delivery';
import {
  countriesOf,
  countryName,
  usualCountryOf,
  waysTo,
} from '@book-store/contract/delivery-countries';
import { useShopQuery } from '../../api/shop-api.ts';
import { useLanguage } from '../../lib/storefront-texts.ts';
import type { DeliveryDraft } from './delivery-draft.ts';

/** How the order can be delivered. */
export type Ways = {
  /** Those that serve the typed country; all as long as there is none. */
  fitting: readonly DeliveryWay[];
  /** Undefined as long as the shop is unknown, or if none serves the country. */
  chosen: DeliveryWay | undefined;
  /** Whether the customer chooses: a shop with one way asks nothing. */
  isChoice: boolean;
  isPickUp: boolean;
  /** The codes of the countries to choose from; undefined where any can be typed. */
  countries: readonly string[] | undefined;
  /** The code of the chosen one of them. */
  country: string | undefined;
  /** Whether the address has a state. */
  hasState: boolean;
};

/** Returns the ways of delivery for what is typed, and the chosen one: the first that fits until there is a choice. */
export function useWays(draft: DeliveryDraft): Ways {
  const { data: shop } = useShopQuery();
  const all = shop?.ways ?? [];
  const typed = draft['address.country'];
  const countries = countriesOf(all);
  const code = countries && countryOf(typed);
  const country = code && countries.includes(code) ? code : undefined;
  const fitting = typed ? waysTo(all, typed) : all;
  const chosen = fitting.find(({ id }) => id === draft.delivery) ?? fitting[0];
  return {
    fitting,
    chosen,
    isChoice: all.length > 1,
    isPickUp: chosen?.kind === 'pick-up',
    countries,
    country,
    hasState: !countries || (country !== undefined && hasStates(country)),
  };
}

/** Returns the name of the country that most orders go to: the only one that the shop delivers to, or its own. */
export function useUsualCountry(): string | undefined {
  const { data: shop } = useShopQuery();
  const language = useLanguage();
  const code = shop && usualCountryOf(shop.ways, shop.place?.country);
  return code && countryName(code, language);
}
