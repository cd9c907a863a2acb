import { priceRulesOf } from '@book-store/contract/price-rules';
import { EditPriceSettingsBody, PriceSettings } from '@book-store/contract/schemas/price-settings';
import { changeRoute, type Route, route } from '../../http/router/route.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { settingsEdited } from '../shop-settings/shop-activity.ts';
import { writeShopSettings } from '../shop-settings/write-shop-settings.ts';

type Stored = Awaited<ReturnType<typeof readShopSettings>>;

const toView = ({ country, lowestPrices, fixedPrices, versions }: Stored): PriceSettings => ({
  lowestPrices: lowestPrices ?? undefined,
  fixedPrices: fixedPrices ?? undefined,
  usual: priceRulesOf(country ?? undefined),
  version: versions?.prices ?? 0,
});

const FIELDS = ['lowestPrices', 'fixedPrices'] as const;
const AS_USUAL = { lowestPrices: undefined, fixedPrices: undefined };

/** What the owner decides about struck and fixed prices. */
export const priceSettingsRoutes = (): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/shop/prices',
    access: 'admin',
    summary: "What is struck beside a price, and whether new books' prices are fixed",
    reply: PriceSettings,
    run: async () => ({ body: toView(await readShopSettings()) }),
  }),
  changeRoute({
    method: 'put',
    path: '/api/admin/shop/prices',
    summary: "Decides about struck and fixed prices; what is absent is as in the shop's country",
    body: EditPriceSettingsBody,
    reply: PriceSettings,
    errors: ['changed-meanwhile'],
    run: async ({ body: { version, ...decided } }) => {
      const values = { ...AS_USUAL, ...decided };
      const section = { section: 'prices', version, values, toView } as const;
      const { before, after } = await writeShopSettings(section);
      // From here on this process goes by it.
      await readShopSettings();
      return { body: after, change: settingsEdited(FIELDS, { before, after }) };
    },
  }),
];
