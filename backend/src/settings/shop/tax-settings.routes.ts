import { percentText, type TaxRate } from '@book-store/contract/settings/tax/tax';
import { EditTaxBody, TaxSettings } from '@book-store/contract/settings/tax/tax.schemas';
import type { Route } from '../../platform/http/router/route.ts';
import { editSectionRoute, readSectionRoute } from './settings-section.ts';
import { settingsEdited } from './shop-activity.ts';
import type { StoredShopSettings } from './shop-settings.model.ts';
import { toTax } from './shop-view.ts';

const FIELDS = [
  'taxIncluded',
  'taxRegion',
  'taxNumber',
  'taxRates',
  'sellerName',
  'sellerAddress',
] as const;

const tax = {
  path: '/api/admin/shop/tax',
  reply: TaxSettings,
  toView: ({ tax, versions }: StoredShopSettings): TaxSettings => ({
    included: tax?.included ?? true,
    region: tax?.region || undefined,
    rates: [],
    ...toTax({ tax }),
    sellerName: tax?.sellerName || undefined,
    sellerAddress: tax?.sellerAddress || undefined,
    version: versions?.tax ?? 0,
  }),
};

/** What the owner sets about tax and invoices. */
export const taxSettingsRoutes = (): Route[] => [
  readSectionRoute({
    ...tax,
    summary: 'Tax rates, whether prices include them, and who the seller is',
  }),
  editSectionRoute({
    ...tax,
    section: 'tax',
    summary: 'Sets tax rates, whether prices include them, and who the seller is',
    body: EditTaxBody,
    values: (body) => ({ tax: body }),
    change: (before, after) =>
      settingsEdited(FIELDS, { before: toFields(before), after: toFields(after) }),
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
