import type { placeCalls } from '@book-store/contract/settings/place/calls';
import { priceRulesOf } from '@book-store/contract/settings/place/price-rules';
import { PriceSettings } from '@book-store/contract/settings/place/price-settings.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import type { Settings } from '../shop/sections.ts';
import { settingsEdited } from '../shop/settings-edited.ts';
import { editSection, readSection } from '../shop/settings-section.ts';
import type { Edited } from '../shop/write-shop-settings.ts';
import { editPlace, readPlace } from './edit-place.ts';

export const place = ({ areas }: RouteDeps): Implementation<typeof placeCalls> => ({
  'GET /api/admin/shop/place': async () => ({ body: await readPlace(areas) }),
  'PUT /api/admin/shop/place': async ({ body, record }) => {
    const change = record((edited: Edited) => settingsEdited('place', edited));
    return { body: await editPlace(body, { areas, beforeCommit: change.beforeCommit }), change };
  },
  'GET /api/admin/shop/prices': readSection(toPrices),
  'PUT /api/admin/shop/prices': editSection({
    section: 'prices',
    toView: toPrices,
    view: PriceSettings,
    value: (body) => body,
  }),
});

const toPrices = ({ place, prices, versions }: Settings): PriceSettings => ({
  ...prices,
  usual: priceRulesOf(place.country),
  version: versions.prices,
});
