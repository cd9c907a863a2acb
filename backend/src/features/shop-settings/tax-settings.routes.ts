import { EditTaxBody, TaxSettings } from '@book-store/contract/schemas/tax';
import { percentText, type TaxRate } from '@book-store/contract/tax';
import { changeRoute, type Route, route } from '../../http/router/route.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { settingsEdited } from './shop-activity.ts';
import type { StoredShopSettings } from './shop-settings.model.ts';
import { toTax } from './shop-view.ts';
import { writeShopSettings } from './write-shop-settings.ts';

const FIELDS = [
  'taxIncluded',
  'taxRegion',
  'taxNumber',
  'taxRates',
  'sellerName',
  'sellerAddress',
] as const;

const toView = ({ tax, versions }: StoredShopSettings): TaxSettings => ({
  included: tax?.included ?? true,
  region: tax?.region || undefined,
  rates: [],
  ...toTax({ tax }),
  sellerName: tax?.sellerName || undefined,
  sellerAddress: tax?.sellerAddress || undefined,
  version: versions?.tax ?? 0,
});

/** What the owner sets about tax and invoices. */
export const taxSettingsRoutes = (): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/shop/tax',
    access: 'admin',
    summary: 'Tax rates, whether prices include them, and who the seller is',
    reply: TaxSettings,
    run: async () => ({ body: toView(await readShopSettings()) }),
  }),
  changeRoute({
    method: 'put',
    path: '/api/admin/shop/tax',
    summary: 'Sets tax rates, whether prices include them, and who the seller is',
    body: EditTaxBody,
    reply: TaxSettings,
    errors: ['changed-meanwhile'],
    run: async ({ body: { version, ...tax } }) => {
      const section = { section: 'tax', version, values: { tax }, toView } as const;
      const { before, after } = await writeShopSettings(section);
      const change = settingsEdited(FIELDS, { before: toFields(before), after: toFields(after) });
      return { body: after, change };
    },
  }),
];

const toFields = ({ included, region, number, rates, ...seller }: TaxSettings) => ({
  ...seller,
  taxIncluded: included,
  taxRegion: region,
  taxNumber: number,
  taxRates: rates.map(rateText).join('; '),
});

const rateText = ({ country, region, class: taxClass, rate, from }: TaxRate) =>
  [country, region, taxClass, percentText(rate), 'from', from].filter(Boolean).join(' ');
