import * as paymentSettingsSchemas from '@book-store/contract/settings/payment/payment-settings.schemas';
import * as shopSchemas from '@book-store/contract/settings/shop/shop.schemas';
import * as shopIdentitySchemas from '@book-store/contract/settings/shop/shop-identity.schemas';
import * as taxSchemas from '@book-store/contract/settings/tax/tax.schemas';
import type { Feature } from '../../platform/feature.ts';
import { paymentSettingsRoutes } from './payment-settings.routes.ts';
import { shopSettingsRoutes, stockSettingsRoutes } from './shop-settings.routes.ts';
import { taxSettingsRoutes } from './tax-settings.routes.ts';

/** What the owner sets for the whole shop. */
export const shopSettings: Feature = {
  name: 'shop-settings',
  schemas: [shopSchemas, shopIdentitySchemas, taxSchemas, paymentSettingsSchemas],
  routes: (deps) => [
    ...stockSettingsRoutes(),
    ...taxSettingsRoutes(),
    ...paymentSettingsRoutes(deps),
    ...shopSettingsRoutes(deps),
  ],
};
