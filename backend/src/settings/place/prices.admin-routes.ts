import { priceRulesOf } from '@book-store/contract/settings/place/price-rules';
import {
  EditPriceSettingsBody,
  PriceSettings,
} from '@book-store/contract/settings/place/price-settings.schemas';
import type { Route } from '../../platform/http/router/route.ts';
import { readShopSettings } from '../shop/read-shop-settings.ts';
import { editSectionRoute, readSectionRoute } from '../shop/settings-section.ts';
import { settingsEdited } from '../shop/shop-activity.ts';
import type { StoredShopSettings } from '../shop/shop-settings.model.ts';

const FIELDS = ['lowestPrices', 'fixedPrices'] as const;

const prices = {
  path: '/api/admin/shop/prices',
  reply: PriceSettings,
  toView: (settings: StoredShopSettings): PriceSettings => ({
    lowestPrices: settings.lowestPrices ?? undefined,
    fixedPrices: settings.fixedPrices ?? undefined,
    usual: priceRulesOf(settings.country ?? undefined),
    version: settings.versions?.prices ?? 0,
  }),
};

/** What the owner decides about struck and fixed prices. */
export const priceSettingsRoutes = (): Route[] => [
  readSectionRoute({
    ...prices,
    summary: "What is struck beside a price, and whether new books' prices are fixed",
  }),
  editSectionRoute({
    ...prices,
    section: 'prices',
    summary: "Decides about struck and fixed prices; what is absent is as in the shop's country",
    body: EditPriceSettingsBody,
    values: (decided) => ({ lowestPrices: undefined, fixedPrices: undefined, ...decided }),
    change: (before, after) => settingsEdited(FIELDS, { before, after }),
    shown: async (after) => {
      // From here on this process goes by it.
      await readShopSettings();
      return after;
    },
  }),
];
