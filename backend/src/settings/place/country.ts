import * as placeSchemas from '@book-store/contract/settings/place/place.schemas';
import * as priceSettingsSchemas from '@book-store/contract/settings/place/price-settings.schemas';
import type { Feature } from '../../platform/feature.ts';
import { countryRoutes } from './country.admin-routes.ts';
import { priceSettingsRoutes } from './prices.admin-routes.ts';

/** Where the shop is, in which currency it sells, and by which rules of prices. */
export const country: Feature = {
  name: 'country',
  schemas: [placeSchemas, priceSettingsSchemas],
  routes: () => [...countryRoutes(), ...priceSettingsRoutes()],
};
