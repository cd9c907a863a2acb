import type { placeCalls } from '@book-store/contract/settings/place/calls';
import { priceRulesOf } from '@book-store/contract/settings/place/price-rules';
import { PriceSettings } from '@book-store/contract/settings/place/price-settings.schemas';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { editSection, readSection } from '../shop/settings-section.ts';
import { settingsEdited } from '../shop/shop-activity.ts';
import type { StoredShopSettings } from '../shop/shop-settings.model.ts';
import { editPlace, readPlace } from './edit-place.ts';

const PLACE_FIELDS = ['country', 'currency', 'locale', 'timeZone'] as const;
const PRICE_FIELDS = ['lowestPrices', 'fixedPrices'] as const;

/** Where the shop is, in which currency it sells, and by which rules of prices. */
export const place = (): Implementation<typeof placeCalls> => ({
  'GET /api/admin/shop/place': async () => ({ body: await readPlace() }),
  'PUT /api/admin/shop/place': async ({ body }) => {
    const { before, after } = await editPlace(body);
    return { body: after, change: settingsEdited(PLACE_FIELDS, { before, after }) };
  },
  'GET /api/admin/shop/prices': readSection(toPrices),
  'PUT /api/admin/shop/prices': editSection({
    section: 'prices',
    toView: toPrices,
    view: PriceSettings,
    values: (decided) => ({ lowestPrices: undefined, fixedPrices: undefined, ...decided }),
    change: (before, after) => settingsEdited(PRICE_FIELDS, { before, after }),
  }),
});

function toPrices(settings: StoredShopSettings): PriceSettings {
  return {
    lowestPrices: settings.lowestPrices ?? undefined,
    fixedPrices: settings.fixedPrices ?? undefined,
    usual: priceRulesOf(settings.country ?? undefined),
    version: settings.versions?.prices ?? 0,
  };
}
