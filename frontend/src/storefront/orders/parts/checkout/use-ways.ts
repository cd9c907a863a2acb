import type { DeliveryWay } from '@book-store/contract/settings/delivery/delivery';
import { countriesOf, waysTo } from '@book-store/contract/settings/delivery/delivery-countries';
import { countryOf } from '@book-store/contract/settings/place/country-of';
import { useShopQuery } from '../../../../api/calls/shop-api.ts';
import type { CheckoutValues } from './checkout-draft.ts';

/** How the order can be delivered. */
export type Ways = {
  /** Those that serve the typed country; all as long as there is none. */
  fitting: readonly DeliveryWay[];
  /** Undefined as long as the shop is unknown, or if none serves the country. */
  chosen: DeliveryWay | undefined;
  /** Whether the customer chooses: a shop with one way asks nothing. */
  isChoice: boolean;
  isPickUp: boolean;
  /** The code of the country, if it is known. */
  country: string | undefined;
  /** Whether a country is entered to which the shop does not deliver. */
  isElsewhere: boolean;
};

/** Returns the ways of delivery for what is typed, and the chosen one: the first that fits until there is a choice. */
export function useWays({ address, delivery }: Pick<CheckoutValues, 'address' | 'delivery'>): Ways {
  const { data: shop } = useShopQuery();
  const all = shop?.ways ?? [];
  const typed = address.country;
  const countries = countriesOf(all);
  const country = countryOf(typed);
  const fitting = typed ? waysTo(all, country) : all;
  const chosen = fitting.find(({ id }) => id === delivery) ?? fitting[0];
  return {
    fitting,
    chosen,
    isChoice: all.length > 1,
    isPickUp: chosen?.kind === 'pick-up',
    country,
    isElsewhere: countries !== undefined && typed !== '' && !countries.includes(country ?? ''),
  };
}
