import type { Feature } from '../feature.ts';
import { shopSettingsRoutes } from './shop-settings.routes.ts';
import { stockSettingsRoutes } from './stock-settings.routes.ts';

/** What the owner sets for the whole shop. */
export const shopSettings: Feature = {
  name: 'shop-settings',
  routes: (deps) => [...stockSettingsRoutes(), ...shopSettingsRoutes(deps)],
};
