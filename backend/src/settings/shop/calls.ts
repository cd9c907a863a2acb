import type { shopCalls } from '@book-store/contract/settings/shop/calls';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { papersSettings } from './papers-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { securitySettings } from './security-settings.ts';
import { shopSections } from './shop-sections.ts';
import { taxSettings } from './tax-settings.ts';

export const shop = (deps: RouteDeps): Implementation<typeof shopCalls> => ({
  ...shopSections(deps),
  ...taxSettings(),
  ...papersSettings(),
  ...paymentSettings(deps),
  ...securitySettings(),
});
